// What went wrong with a request, in one sentence that says what to do.
import type { Problem } from "../api/types";
import type { Teller } from "./teller";
import { say, texts } from "./texts.svelte";

/** `teller` tells what the rules refuse at a table; elsewhere the rule is named. */
export function problem(problem: Problem, teller?: Pick<Teller, "refusal"> | null): string {
  const { kind, code, rule = "", details = {} } = problem;
  if (kind === "refused") {
    return teller ? teller.refusal({ rule, reason: code, details }) : say("web-problem-refused", { rule });
  }
  const message = `web-problem-${code}`;
  if (texts.has(message)) return say(message, details);
  return kind === "conflict" ? say("web-problem-out-of-date") : say("web-problem-other", { code });
}

/** What the server itself says about it, for whoever wants to know more. It speaks English only. */
export function inServersWords({ code, details }: Problem): string {
  return code === "bad-input" ? String(details?.sentence ?? "") : "";
}
