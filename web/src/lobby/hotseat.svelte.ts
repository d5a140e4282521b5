// A device that several people share at one table: who has the screen, and when the curtain falls.
import type { Table } from "../api/table.svelte";
import { type Hands, handedOver, lifted, NOBODY_YET } from "./handing";

export class HotSeat {
  private hands: Hands = $state.raw(NOBODY_YET);

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
    return asked !== null && !now?.chairs[asked]?.stand_in ? asked : null;
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
    this.hands = handedOver(this.hands, { own, asked, active: now.view.active });
  }

  lift(seat: number): void {
    this.hands = lifted(seat);
    if (this.table.seat?.seat !== seat) this.table.look(seat);
  }
}
