// A device that several people share at one table: who has the screen, and when the curtain falls.
import { server, Trouble } from "../api/server";
import type { Table } from "../api/table.svelte";
import type { TableNow } from "../api/types";
import { type Hands, handedOver, lifted, NOBODY_YET } from "./handing";

export class HotSeat {
  private hands: Hands = $state.raw(NOBODY_YET);
  /** Another seat of this device that was found to have something to choose, and the version of the table. */
  private found: { seat: number; version: number } | null = $state.raw(null);

  constructor(readonly table: Table) {}

  /** For whom the curtain hangs; null if there is none. */
  get due(): number | null {
    return this.table.seats.length > 1 && this.table.now?.status === "playing" ? this.hands.due : null;
  }

  /** The seats of this device that people play. */
  get own(): number[] {
    const chairs = this.table.now?.chairs ?? [];
    const played = this.table.seats.filter(({ seat }) => !chairs[seat]?.bot);
    return played.map(({ seat }) => seat);
  }

  /** The seat that has to decide; a held decision is shown as if it were carried out, but its seat still confirms it. */
  get asked(): number | null {
    const { now } = this.table;
    const asked = (now?.held ? now.seat : now?.view?.asked) ?? null;
    if (!now || asked === null || now.chairs[asked]?.stand_in) return null;
    return now.matter_of_form && !this.chooses(now, asked) ? null : asked;
  }

  /** Whether a seat that is asked as a matter of form has something to choose, as far as this device knows. */
  private chooses(now: TableNow, seat: number): boolean {
    if (seat === now.seat) return now.options.length > 0;
    return this.found?.seat === seat && this.found.version === now.version;
  }

  /** The table has changed. */
  told(): void {
    const { now } = this.table;
    if (!now?.view || now.status !== "playing") return;
    const { own, asked } = this;
    if (now.view.board === "sheet") {
      // All see the same there: whoever is asked simply has the screen.
      if (asked !== null && own.includes(asked)) this.lift(asked);
      return;
    }
    if (now.matter_of_form && asked === null) {
      void this.find(now);
      // Who has nothing to choose does not need the screen.
      if (this.hands.shown !== null) return;
    }
    this.hands = handedOver(this.hands, { own, asked, active: now.view.active });
  }

  /** Look whether another seat of this device has something to choose: the one that is shown is not told so. */
  private async find(now: TableNow): Promise<void> {
    const { name, seats } = this.table;
    const asked = seats.find(({ seat }) => seat === now.view?.asked && seat !== now.seat);
    if (!asked) return;
    try {
      const theirs = await server.get<TableNow>(`/tables/${name}?since=${now.version}`, asked.token);
      if (theirs.options.length === 0 || theirs.version !== this.table.now?.version) return;
      this.found = { seat: asked.seat, version: theirs.version };
      this.told();
    } catch (error) {
      // The next message brings another look.
      if (!(error instanceof Trouble)) throw error;
    }
  }

  lift(seat: number): void {
    this.hands = lifted(seat);
    if (this.table.seat?.seat !== seat) this.table.look(seat);
  }
}
