// What an address such as /new?game=granada&players=4 wants of a new table. `sabika play` makes such addresses.
import { type Choice, seatOf, withSeats } from "./choice";

/** The choice with what the address wants instead. What no game knows is left out later, as with any other choice. */
export function wantedIn(query: URLSearchParams, choice: Choice): Choice {
  const bots = listed(query.get("bots"));
  const players = Number(query.get("players")) || (bots.length > 1 ? bots.length + 1 : 0);
  const seated = players > 0 ? withSeats(choice, players) : choice;
  return {
    ...seated,
    game: query.get("game") ?? choice.game,
    edition: query.get("edition") ?? choice.edition,
    modules: query.has("game") || query.has("modules") ? listed(query.get("modules")) : choice.modules,
    options: { ...choice.options, ...Object.fromEntries(listed(query.get("options")).map(pair)) },
    seats: bots.length > 0 ? seated.seats.map((seat, index) => botAt(seat, index, bots)) : seated.seats,
    youngest: query.has("youngest")
      ? listed(query.get("youngest"))
          .map((seat) => Number(seat) - 1)
          .filter((seat) => seat in seated.seats)
      : seated.youngest,
    confirm: query.get("confirm") === "no" ? false : choice.confirm,
    seed: query.get("seed") ?? choice.seed,
  };
}

function listed(text: string | null): string[] {
  return (text ?? "").split(",").filter(Boolean);
}

function pair(text: string): [string, string] {
  const [name = "", value = ""] = text.split("=");
  return [name, value];
}

/** One bot is meant for all seats, several are meant in their order. */
function botAt(seat: Choice["seats"][number], index: number, bots: string[]): Choice["seats"][number] {
  const bot = bots.length === 1 ? bots[0] : bots[index - 1];
  return index === 0 || bot === undefined ? seat : seatOf("bot", bot);
}
