// A sentence for messages in tests that nobody reads.
import type { Sentence } from "../src/api/types";

export const SAID: Sentence = ["action-pass", {}];
