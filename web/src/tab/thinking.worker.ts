// Thinks for bots and coach, beside the desk, in a Python of its own.
import type { Here, Start, Thinking, Thought } from "./messages";
import { type Inside, isPythons, python } from "./python";
import { breakDown, own, say } from "./worker";

let inside: Promise<Inside> = new Promise(() => undefined);

addEventListener("message", ({ data }: MessageEvent<Start | Thinking>) => {
  if ("start" in data) {
    say<Here>({ here: "program" });
    inside = python(data.start).then((started) => started.inside);
    inside.then(() => say<Here>({ here: "python" }), breakDown);
  } else inside.then((found) => answer(found, data)).catch(breakDown);
});

function answer(found: Inside, { think, question }: Thinking): void {
  try {
    const bytes = own(found.answered(question));
    say<Thought>({ thought: think, answer: bytes }, bytes.buffer);
  } catch (error) {
    if (!isPythons(error)) throw error;
    say<Thought>({ thought: think, failed: String(error) });
  }
}
