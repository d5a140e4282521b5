// When the curtain falls between people who share a screen, and for whom.
import { describe, expect, it } from "vitest";
import { type Hands, handedOver, lifted, NOBODY_YET, nextOwn, type Turn } from "../../src/lobby/handing";

const [ANA, BEN, BOT, EVA] = [0, 1, 2, 3];
const OWN = [ANA, BEN];

function asked(seat: number | null, active = seat ?? BOT, own: readonly number[] = OWN): Turn {
  return { own, asked: seat, active };
}

/** Who has the screen after the table has changed again and again. */
function handsAfter(hands: Hands, ...turns: Turn[]): Hands {
  return turns.reduce(handedOver, hands);
}

describe("at the beginning", () => {
  it("hangs for whoever is asked first", () => {
    expect(handsAfter(NOBODY_YET, asked(BEN)).due).toBe(BEN);
  });

  it("hangs for the next one if a bot or somebody elsewhere begins", () => {
    expect(handsAfter(NOBODY_YET, asked(BOT)).due).toBe(ANA);
    expect(handsAfter(NOBODY_YET, asked(ANA + 5, ANA)).due).toBe(BEN);
  });

  it("never hangs where one person sits", () => {
    expect(handsAfter(lifted(ANA), asked(ANA, ANA, [ANA]), asked(BOT, BOT, [ANA])).due).toBeNull();
    expect(handsAfter(NOBODY_YET, asked(ANA, ANA, [])).due).toBeNull();
  });
});

describe("during the game", () => {
  it("stays open while the same person decides", () => {
    expect(handsAfter(lifted(ANA), asked(ANA), asked(ANA)).due).toBeNull();
  });

  it("falls for the other one who is asked", () => {
    expect(handsAfter(lifted(ANA), asked(ANA), asked(BEN)).due).toBe(BEN);
  });

  it("falls when the own turn has ended, although others come first", () => {
    expect(handsAfter(lifted(BEN), asked(BEN), asked(BOT)).due).toBe(ANA);
  });

  it("stays open while somebody waits for the own turn", () => {
    expect(handsAfter(lifted(BEN), asked(BOT), asked(EVA)).due).toBeNull();
  });

  it("stays open while others are asked in the midst of the own turn", () => {
    expect(handsAfter(lifted(ANA), asked(ANA), asked(BOT, ANA)).due).toBeNull();
  });

  it("falls for a question out of turn, and again when the turn goes on", () => {
    const vizier = handsAfter(lifted(ANA), asked(ANA), asked(BEN, ANA));
    expect(vizier.due).toBe(BEN);
    expect(handsAfter(lifted(BEN), asked(BEN, ANA), asked(ANA, ANA)).due).toBe(ANA);
  });

  it("names whoever is asked meanwhile, even the one who looked last", () => {
    const hanging = handsAfter(lifted(ANA), asked(ANA), asked(BOT));
    expect(hanging.due).toBe(BEN);
    expect(handsAfter(hanging, asked(ANA, BOT)).due).toBe(ANA);
  });

  it("goes on hanging until somebody says who they are", () => {
    const hanging = handsAfter(lifted(ANA), asked(ANA), asked(BEN));
    expect(handsAfter(hanging, asked(BOT), asked(EVA)).due).toBe(BEN);
    expect(lifted(BEN)).toEqual({ shown: BEN, decided: false, due: null });
  });

  it("hangs for somebody else when its person has left the game", () => {
    const hanging = handsAfter(lifted(ANA), asked(ANA), asked(BEN));
    expect(handsAfter(hanging, asked(BOT, BOT, [ANA, EVA])).due).toBe(EVA);
  });
});

describe("the next own seat", () => {
  it("goes round the table", () => {
    expect(nextOwn([0, 2, 5], 2)).toBe(5);
    expect(nextOwn([0, 2, 5], 5)).toBe(0);
    expect(nextOwn([], 3)).toBeNull();
  });
});
