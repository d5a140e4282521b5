// What somebody chooses for a new table, and the offer that it becomes. The last choice is kept in this browser.
import { type Check, isCount, isFlag, isList, isObject, isOneOf, isRecord, isShape, isText } from "../api/shape";
import { keep, kept } from "../api/storage.svelte";
import type { GameOffered, Offer } from "../api/types";
import { byAge } from "./ages";

const STORAGE = "sabika-choice";
export const USUAL_BOT = "greedy";
/** Somebody who has hardly played yet meets one who is easier to beat, too. */
const EASIER_BOT = "planner-gentle";

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** Who is to sit on a seat: whoever opens the table, a friend by link, somebody else at this device, or a bot. */
export type Who = "me" | "friend" | "here" | "bot";

export interface SeatChoice {
  who: Who;
  /** Of somebody else at this device. */
  name: string;
  bot: string;
}

export interface Choice {
  game: string;
  edition: string;
  modules: string[];
  options: Record<string, string>;
  /** The first one is of whoever opens the table. */
  seats: SeatChoice[];
  /** The seats of the youngest, from the youngest on. */
  youngest: number[];
  public: boolean;
  /** Whether people can talk at a public table. */
  talk: boolean;
  clock: "none" | "move" | "bank";
  /** Milliseconds for every turn. */
  move: number;
  /** Milliseconds for the whole game, and for every turn besides. */
  bank: number;
  increment: number;
  hints: boolean;
  confirm: boolean;
  /** Milliseconds after which a bot may sit in for somebody who is away; 0 if never. */
  absent: number;
  /** Empty to draw one. */
  seed: string;
}

export const FIRST_CHOICE: Choice = {
  game: "alhambra",
  edition: "",
  modules: [],
  options: {},
  seats: [seatOf("me"), seatOf("bot"), seatOf("bot", EASIER_BOT)],
  youngest: [],
  public: false,
  talk: false,
  clock: "none",
  move: 2 * MINUTE,
  bank: 20 * MINUTE,
  increment: 10_000,
  hints: true,
  confirm: true,
  absent: 3 * MINUTE,
  seed: "",
};

export function seatOf(who: Who, bot = USUAL_BOT, name = ""): SeatChoice {
  return { who, name, bot };
}

/** The options that so many players have. */
export function optionsFor(game: GameOffered, players: number): Record<string, string[]> {
  return game.options_alone && players > 1 ? {} : game.options;
}

/** The choice with as many seats as wanted; further ones are bots'. */
export function withSeats(choice: Choice, number: number): Choice {
  const bot = choice.seats.findLast((seat) => seat.who === "bot")?.bot ?? USUAL_BOT;
  const further = Array.from({ length: Math.max(0, number - choice.seats.length) }, () => seatOf("bot", bot));
  const youngest = choice.youngest.filter((seat) => seat < number);
  return { ...choice, seats: [...choice.seats.slice(0, number), ...further], youngest };
}

/** The choice as far as the game knows it, with what is usual for the rest. */
export function fitted(choice: Choice, game: GameOffered): Choice {
  const number = Math.min(Math.max(choice.seats.length, game.fewest), game.most);
  const { seats, youngest } = withSeats(choice, number);
  const bots = game.bots.map((bot) => bot.name);
  const usualBot = bots.includes(USUAL_BOT) ? USUAL_BOT : (bots[0] ?? USUAL_BOT);
  return {
    ...choice,
    game: game.name,
    edition: game.editions.includes(choice.edition) ? choice.edition : (game.editions[0] ?? ""),
    modules: game.modules.filter((module) => choice.modules.includes(module)),
    options: Object.fromEntries(
      Object.entries(game.options).map(([name, values]) => {
        const wanted = choice.options[name];
        return [name, wanted !== undefined && values.includes(wanted) ? wanted : (values[0] ?? "")];
      }),
    ),
    seats: seats.map((seat, index) => ({
      ...seat,
      who: index === 0 ? "me" : seat.who === "me" ? "bot" : seat.who,
      bot: bots.includes(seat.bot) ? seat.bot : usualBot,
    })),
    youngest,
  };
}

function clockOf(choice: Choice): NonNullable<Offer["clock"]> {
  if (choice.clock === "move") return { type: "move", milliseconds: choice.move };
  if (choice.clock === "bank") return { type: "bank", milliseconds: choice.bank, increment: choice.increment };
  return { type: "none" };
}

/** What is sent to the server. The choice has to fit the game. */
export function offerOf(choice: Choice, game: GameOffered): Offer {
  const bots = choice.seats.flatMap((seat, index) => (seat.who === "bot" ? [[String(index), seat.bot]] : []));
  const known = Object.keys(optionsFor(game, choice.seats.length));
  const options = Object.entries(choice.options).filter(([name, value]) => known.includes(name) && value);
  return {
    game: choice.game,
    edition: choice.edition || null,
    modules: choice.modules,
    options: Object.fromEntries(options),
    youngest_first: asksForAges(choice) ? choice.youngest : [],
    players: choice.seats.length,
    bots: Object.fromEntries(bots),
    public: choice.public,
    talk: choice.public ? choice.talk : null,
    clock: clockOf(choice),
    hints: choice.hints,
    confirm: choice.confirm,
    stand_in_after: choice.absent || null,
    seed: choice.seed.trim() || null,
  };
}

/** The choice for where nobody can come from elsewhere. */
export function withoutOthers(choice: Choice): Choice {
  const seats = choice.seats.map((seat) => (seat.who === "friend" ? { ...seat, who: "bot" as const } : seat));
  return { ...choice, seats, public: false };
}

/** The people at this device besides whoever opens the table, by seat. */
export function peopleHere(choice: Choice): { seat: number; name: string }[] {
  return choice.seats.flatMap(({ who, name }, seat) => (who === "here" ? [{ seat, name: name.trim() }] : []));
}

/** Whether the game can begin as soon as the table is opened. */
export function isComplete(choice: Choice): boolean {
  return choice.seats.every((seat) => seat.who !== "friend");
}

/** Whether it can matter who is the youngest, and is known who plays; else the host says it when all are there. */
export function asksForAges(choice: Choice): boolean {
  return byAge(choice.game) && isComplete(choice);
}

const isSeatChoice = isShape<SeatChoice>({
  who: isOneOf<Who>(["me", "friend", "here", "bot"]),
  name: isText,
  bot: isText,
});
const CHECKS: { [Name in keyof Choice]: Check<Choice[Name]> } = {
  game: isText,
  edition: isText,
  modules: isList(isText),
  options: isRecord(isText),
  seats: isList(isSeatChoice),
  youngest: isList(isCount),
  public: isFlag,
  talk: isFlag,
  clock: isOneOf<Choice["clock"]>(["none", "move", "bank"]),
  move: isCount,
  bank: isCount,
  increment: isCount,
  hints: isFlag,
  confirm: isFlag,
  absent: isCount,
  seed: isText,
};

/** What was chosen last, as far as it can be understood. */
export function lastChoice(): Choice {
  const found = kept(STORAGE);
  if (!isObject(found)) return FIRST_CHOICE;
  const known = Object.entries(CHECKS).filter(([name, is]) => is(found[name]));
  return { ...FIRST_CHOICE, ...Object.fromEntries(known.map(([name]) => [name, found[name]])) };
}

/** A seed is for one table only: who plays the same deal again would know the cards. */
export function keepChoice(choice: Choice): void {
  keep(STORAGE, { ...choice, seed: "" });
}
