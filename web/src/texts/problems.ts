// What went wrong with a request, in one sentence that says what to do.
import type { Problem } from "../api/types";
import { say, tell, texts } from "./texts.svelte";

export function problem({ kind, code, rule = "", said, details = {} }: Problem): string {
  if (kind === "refused") return said ? tell(said) : say("web-problem-refused", { rule });
  if (said) return say(`web-problem-${code}.because`, { why: tell(said) });
  const message = `web-problem-${code}`;
  if (texts.has(message)) return say(message, details);
  return kind === "conflict" ? say("web-problem-out-of-date") : say("web-problem-other", { code });
}

/** What the server itself says about it, for whoever wants to know more. It speaks English only. */
export function inServersWords({ code, details }: Problem): string {
  return code === "bad-input" ? String(details?.sentence ?? "") : "";
}
