// Whoever waits for something in a test waits for as long as the test may take.
import { configure } from "@testing-library/svelte";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    patience: number;
  }
}

configure({ asyncUtilTimeout: inject("patience") });
