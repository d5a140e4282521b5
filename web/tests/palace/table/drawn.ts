// The table of a game as it looks when all of it is drawn.
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import type { Table } from "../../../src/api/table.svelte";
import { inTurn } from "../../../src/app/later";
import PalaceTable from "../../../src/palace/table/PalaceTable.svelte";

export async function drawn(table: Table): Promise<HTMLElement> {
  const { container } = render(PalaceTable, { table });
  await tick();
  await new Promise<void>(inTurn);
  return container;
}
