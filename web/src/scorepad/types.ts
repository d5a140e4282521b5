// What is written on a scorepad, and what the server makes of it, by the names of this page.
import type { components } from "../../generated/schema";

type Schemas = components["schemas"];

export type Numbers = Schemas["Numbers"];
export type Tiles = Schemas["Tiles"];
export type Given = Schemas["Given"];
export type Lines = Schemas["Lines"];
export type Cells = Schemas["Cells"];
export type Ticks = Schemas["Ticks"];
export type Entry = Numbers | Tiles | Given | Lines | Cells | Ticks;
/** How something is entered. */
export type Way = Entry["by"];
export type Counts = Record<string, number>;
export type Completed = Schemas["Completed"];
export type Round = Schemas["Round"];
/** A game at a real table, as far as it has been written down. It is also the saved file. */
export type Pad = Required<Omit<Schemas["Pad"], "youngest_first">> & Pick<Schemas["Pad"], "youngest_first">;
export type PadPlayer = Pad["players"][number];

export type ScoredPad = Schemas["ScoredPad"];
export type PadRefusal = Schemas["PadRefused"];
export type Fits = Schemas["PadFits"];
/** What is in the box for a mixture and a number of players. */
export type PadSetup = Schemas["PadSetup"];
export type SetupStep = Schemas["PadStep"];
export type Sort = PadSetup["sides"][number];
