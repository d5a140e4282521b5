// Games that this browser will not keep, as files: each can be opened again, a game that goes on to be gone on with.
import { livesInTab } from "../api/carrier";
import { tablesPlayed } from "../api/seats";
import { server, Trouble } from "../api/server";
import { save } from "./saving";

/** Save the game at a table of this browser, or at all of them, the newest first. */
export async function saveGames(table?: string): Promise<void> {
  const wanted = tablesPlayed().filter((seat) => livesInTab(seat.table) && (!table || seat.table === table));
  for (const seat of wanted) {
    try {
      save(await server.file(`/tables/${seat.table}/record`, seat.token), `sabika-${seat.table}.json`);
    } catch (error) {
      // There is nothing to save of a table where no game has begun, or that is gone.
      if (!(error instanceof Trouble) || error.status < 400 || error.status >= 500) throw error;
    }
  }
}
