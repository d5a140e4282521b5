// A lesson goes on when its steps are done, adapts to what is done instead, and goes to a prepared moment if need be.
import { describe, expect, it } from "vitest";
import type { Option } from "../../src/api/types";
import { Lesson } from "../../src/tutorial/lesson.svelte";
import { actsAgain, asks, did, exactly, isOver, type Step, verb } from "../../src/tutorial/step";
import { SAID } from "../said";
import { buy, DEAL, happened, pay, take, told } from "./situations";

const READ: Step = { name: "read", point: [["#palace"]] };
const TAKE: Step = { name: "take", wanted: verb("take"), done: did("money-taken") };
const EXACT: Step = { name: "exact", moment: "later", wanted: exactly, done: did("tile-bought") };
const PLACE: Step = { name: "place", fits: asks("place"), wanted: verb("build"), done: did("tile-built") };
const END: Step = { name: "end" };
const STOP: Option = { action: "stop", verb: "stop", said: SAID };

const MY_TURN = told({ options: [take("denar-2", "ducat-1"), take("florin-9")] });
const THEIR_TURN = told();

/** A lesson at a table that was just opened, and the moments that it asks for. */
function begun(...steps: Step[]): { lesson: Lesson; opened: string[] } {
  const opened: string[] = [];
  const lesson = new Lesson({ name: "test", minutes: 1, steps: [...steps, END] }, DEAL, (moment) =>
    opened.push(moment),
  );
  lesson.begin("start");
  return { lesson, opened };
}

describe("reading", () => {
  it("goes on and back, and points at what it speaks of", () => {
    const { lesson } = begun(READ, READ, TAKE);
    lesson.look(MY_TURN, []);
    expect([lesson.number, lesson.isFirst, lesson.isToDo]).toEqual([1, true, false]);
    expect(lesson.targets).toEqual([["#palace"]]);
    lesson.next();
    lesson.back();
    lesson.back();
    expect([lesson.number, lesson.isCurrent]).toEqual([1, false]);
    lesson.next();
    expect([lesson.number, lesson.isCurrent]).toEqual([2, true]);
  });

  it("waits for nothing, also while the others play", () => {
    const { lesson } = begun(READ, TAKE);
    lesson.look(THEIR_TURN, []);
    expect(lesson.step).toBe(READ);
    lesson.next();
    expect(lesson.step).toBe(TAKE);
  });

  it("ends with a step that cannot be left", () => {
    const { lesson } = begun(READ);
    lesson.look(MY_TURN, []);
    lesson.next();
    lesson.next();
    expect([lesson.step, lesson.isLast]).toEqual([END, true]);
  });
});

describe("doing", () => {
  it("proposes what was played when the deal was made", () => {
    const { lesson } = begun(TAKE);
    lesson.look(MY_TURN, []);
    expect(lesson.proposed?.action).toBe("take denar-2 ducat-1");
  });

  it("proposes the first option that leads on, if that was not possible", () => {
    const { lesson } = begun(TAKE);
    lesson.look(told({ options: [buy("1"), take("florin-4")] }), []);
    expect(lesson.proposed?.action).toBe("take florin-4");
  });

  it("is over when it is done, and what was done counts only once", () => {
    const { lesson } = begun(TAKE, TAKE);
    lesson.look(MY_TURN, []);
    lesson.look(THEIR_TURN, happened({ what: "money-taken", seat: 0 }));
    expect(lesson.number).toBe(2);
    lesson.look(MY_TURN, happened({ what: "money-taken", seat: 0 }));
    expect(lesson.number).toBe(2);
  });

  it("is not done by others, nor by what happened before the table was seen", () => {
    const { lesson } = begun(TAKE);
    lesson.look(MY_TURN, happened({ what: "money-taken", seat: 0 }));
    lesson.look(MY_TURN, happened({ what: "money-taken", seat: 0 }, { what: "money-taken", seat: 1 }));
    expect(lesson.step).toBe(TAKE);
  });

  it("points at the confirmation, and at nothing while the others play", () => {
    const { lesson } = begun(TAKE);
    lesson.look(told({ held: take("florin-9") }), []);
    expect([lesson.isHeld, lesson.isWaiting]).toEqual([true, false]);
    expect(lesson.targets).toEqual([['[data-part="bar"] [data-primary]']]);
    lesson.look(THEIR_TURN, []);
    expect([lesson.isWaiting, lesson.targets]).toEqual([true, []]);
  });

  it("can be skipped", () => {
    const { lesson } = begun(TAKE, PLACE);
    lesson.look(told({ step: "place", options: [{ action: "build x", verb: "build", said: SAID }] }), []);
    expect(lesson.step).toBe(PLACE);
    lesson.next();
    expect(lesson.step).toBe(END);
  });

  it("leads from the tile to the payment", () => {
    const { lesson } = begun(EXACT);
    lesson.look(told({ options: [take("florin-9"), buy("2"), buy("3")], plan: ["3"], actions: 2 }), []);
    expect(lesson.proposed?.action).toBe("buy 3");
    lesson.look(told({ step: "pay", options: [pay(false, "denar-9"), pay(true, "denar-7")] }), []);
    expect(lesson.proposed?.action).toBe("pay denar-7");
  });
});

describe("what happens otherwise", () => {
  it("is met kindly, and the step stays as long as it is possible", () => {
    const { lesson, opened } = begun(EXACT);
    const possible = told({ options: [take("florin-9"), buy("3")], plan: ["3"] });
    lesson.look(possible, []);
    expect(lesson.didOtherwise).toBe(false);
    lesson.look(THEIR_TURN, happened({ what: "money-taken", seat: 0 }));
    lesson.look(possible, happened({ what: "money-taken", seat: 0 }, { what: "turn-began", seat: 0 }));
    expect([lesson.step, lesson.didOtherwise, opened]).toEqual([EXACT, true, []]);
  });

  it("leads to a prepared moment, if the step is not possible any more", () => {
    const { lesson, opened } = begun(READ, EXACT);
    lesson.look(MY_TURN, []);
    lesson.next();
    expect([lesson.step, opened]).toEqual([EXACT, ["later"]]);
    lesson.begin("later");
    lesson.look(told({ options: [buy("3")], plan: ["3"] }), []);
    expect([lesson.step, lesson.wasPrepared, opened.length]).toEqual([EXACT, true, 1]);
  });

  it("does not wait for ever at a moment that does not show the step", () => {
    const { lesson, opened } = begun(READ, EXACT);
    lesson.look(MY_TURN, []);
    lesson.next();
    lesson.begin("later");
    lesson.look(MY_TURN, []);
    expect([lesson.step, opened.length]).toEqual([END, 1]);
  });

  it("is passed over, if no moment shows it", () => {
    const { lesson } = begun(PLACE, TAKE);
    lesson.look(MY_TURN, []);
    expect(lesson.step).toBe(TAKE);
  });

  it("counts, if it was done while something else was read", () => {
    const { lesson } = begun({ ...READ, fits: asks("place") }, PLACE, TAKE);
    lesson.look(told({ step: "place", options: [{ action: "build x", verb: "build", said: SAID }] }), []);
    lesson.look(THEIR_TURN, happened({ what: "tile-built", seat: 0 }));
    lesson.look(MY_TURN, happened({ what: "tile-built", seat: 0 }, { what: "turn-began", seat: 0 }));
    expect(lesson.step).toBe(TAKE);
  });

  it("leads back if the right to another action was given up where the lesson needs it, and only once", () => {
    const again: Step = { name: "again", moment: "later", fits: actsAgain, wanted: verb("buy"), done: asks("pay") };
    const { lesson, opened } = begun(READ, again, PLACE);
    const paid = told({ options: [take("florin-9"), buy("3"), STOP], beside: ["x"] });
    const stopped = told({ step: "place", options: [{ action: "build x", verb: "build", said: SAID }], beside: ["x"] });
    lesson.look(paid, []);
    lesson.next();
    expect(lesson.proposed?.action).toBe("buy 3");
    lesson.look(stopped, happened({ what: "stopped", seat: 0 }));
    expect([lesson.step, opened]).toEqual([again, ["later"]]);
    lesson.begin("later");
    lesson.look(paid, []);
    lesson.look(stopped, happened({ what: "stopped", seat: 0 }));
    expect([lesson.step, opened.length]).toEqual([PLACE, 1]);
  });

  it("does not hold up a lesson whose game is over", () => {
    const { lesson } = begun(TAKE, PLACE);
    lesson.look(told({ status: "over", step: "" }), []);
    expect(lesson.step).toBe(END);
  });
});

describe("parts of a lesson", () => {
  const JUMP: Step = { name: "jump", moment: "later", jump: true };

  it("begin at their moment, also if the table would do", () => {
    const { lesson, opened } = begun(TAKE, JUMP, TAKE);
    lesson.look(MY_TURN, []);
    lesson.next();
    expect(opened).toEqual(["later"]);
    lesson.begin("later");
    lesson.look(MY_TURN, []);
    expect([lesson.step, lesson.wasPrepared, opened.length]).toEqual([JUMP, false, 1]);
  });

  it("are gone on with on another day", () => {
    const { lesson, opened } = begun(READ, JUMP, TAKE, { ...TAKE, name: "again", done: isOver });
    lesson.resume("again");
    expect(lesson.momentToOpen).toBe("later");
    lesson.begin("later", false);
    lesson.look(MY_TURN, []);
    expect([lesson.number, lesson.wasPrepared, opened]).toEqual([4, false, []]);
  });

  it("begin anew if the step of that day is not known any more", () => {
    const { lesson } = begun(READ, TAKE);
    lesson.resume("forgotten");
    expect([lesson.number, lesson.momentToOpen]).toEqual([1, "start"]);
  });
});
