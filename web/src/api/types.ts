// The server's messages by their own names. The types are generated from its API document.
import type { components } from "../../generated/schema";

type Schemas = components["schemas"];

export type TableNow = Schemas["TableNow"];
/** What has changed of a view: of the players by seat, or all of them. */
export type ChangedView = Partial<Omit<AnyView, "players">> & { players?: object[] | Record<number, object> };
/** What has changed of a table since the message before. */
export type Changed = Schemas["Difference"] & Partial<Omit<TableNow, "view">> & { view?: ChangedView };
export type Happened = Schemas["Happened"];
export type Remark = Schemas["Remark"];
export type Remarks = Schemas["Remarks"];
export type Ask = Schemas["Ask"];
export type Reply = Schemas["Reply"];
export type Reaction = NonNullable<Remark["reaction"]>;
export type Pushed = Schemas["Pushed"];
export type Event = Happened["events"][number];
export type Chair = Schemas["Chair"];
export type Absence = Schemas["Absence"];
export type Offer = Schemas["Offer"];
export type Option = Schemas["Option"];
export type Problem = Schemas["Problem"];
export type Refusal = Schemas["Refusal"];
export type Why = Schemas["Why"];
export type Considered = Schemas["Considered"];
export type Coached = Schemas["Coached"];
export type CoachedOption = Schemas["CoachedOption"];
export type CoachReason = Schemas["CoachReason"];
export type Chances = Schemas["Chances"];
export type Cost = Schemas["Cost"];
export type Costs = Schemas["Costs"];
export type Planned = Schemas["Planned"];
export type Seated = Schemas["Seated"];
export type DealNow = Schemas["DealNow"];
export type Whereabouts = Schemas["Whereabouts"];
export type Kept = Schemas["Kept"];
export type Listed = Schemas["Listed"];
export type BotOffered = Schemas["BotOffered"];
export type GameOffered = Schemas["GameOffered"];
export type Moment = Schemas["Moment"];
export type Move = Schemas["Move"];
export type Statistics = Schemas["Statistics"];
export type Turn = Schemas["Turn"];
export type Checked = Schemas["Checked"];
export type Scoring = Schemas["Scoring"];
export type Term = Schemas["Term"];
export type Part = Schemas["Part"];
export type Sentence = Schemas["Sentence"];

export type AnyView = NonNullable<TableNow["view"]>;
export type PalaceView = Schemas["PalaceView"];
export type SheetView = Schemas["SheetView"];
export type SheetPlayer = Schemas["SheetPlayer"];
export type Standing = Schemas["Standing"];
export type Player = Schemas["Player"];
export type Placed = Schemas["Placed"];
export type Place = Schemas["Place"];
export type Extras = Schemas["Extras"];
export type Piece = Schemas["Piece"];
/** A piece as it is drawn, whatever it is called. */
export type Drawn = Omit<Piece, "said" | "label" | "in_full" | "sides">;
export type PalacePieces = Schemas["PalacePieces"];
export type SheetPieces = Schemas["SheetPieces"];

/** Steps east and south of the fountain, or on a sheet the blue and the yellow die. */
export type Cell = [number, number];
export type Currency = Place["currency"];

/** A cell as the key of a map. */
export function keyOf(cell: readonly number[]): string {
  return `${cell[0]},${cell[1]}`;
}

export type Rulebooks = Schemas["Rulebooks"];
export type Book = Schemas["BookText"];
export type Section = Schemas["Section"];
export type Rule = Schemas["RuleText"];
export type Example = Schemas["Example"];
