// Who carries what: everything the tab where there are only files, else the server, and the tab what lives there already.
// When the server cannot be reached, what needs nobody else goes on in the tab, if there is one.
import { IS_SITE } from "../app/place";
import { Away } from "./away.svelte";
import { type Asked, type Carrier, livesInTab } from "./carrier";
import { network } from "./network";
import { isTabThere, tab } from "./tab";

/** From this status on something between here and the server answers for it. */
export const FOR_THE_SERVER = 502;
/** So long the server may think about something that the tab could say as well, before it is asked whether it is there. */
const PATIENCE = 10_000;
/** What is answered the same by every desk, and leaves nothing behind that others would look for. */
const ANYWHERE = /^\/(games|rules|scorepad|records)\b/;

export const away = new Away(isAlive);

async function isAlive(): Promise<boolean> {
  const answer = network.ask({ method: "GET", path: "/health", token: "" });
  return inTime(
    answer.then(
      ({ status }) => status < FOR_THE_SERVER,
      () => false,
    ),
    false,
  );
}

export function carrierOf(table: string): Carrier {
  return IS_SITE || livesInTab(table) ? tab : network;
}

/** Ask whoever can answer. `here`: only people at this device and bots have to do with it. */
export function asked(asking: Asked, here: boolean): Promise<Response> {
  const [, table] = /^\/tables\/([^/?]+)/.exec(asking.path) ?? [];
  if (IS_SITE || (table && livesInTab(table))) return tab.ask(asking);
  return here || ANYWHERE.test(asking.path) ? nearest(asking) : network.ask(asking);
}

async function nearest(asking: Asked): Promise<Response> {
  if (away.is) return tab.ask(asking);
  const answer = network.ask(asking);
  const isSilent = answer.then(
    ({ status }) => status >= FOR_THE_SERVER,
    () => true,
  );
  const silent = await inTime(isSilent, null);
  // A server that is slow is waited for; a network that swallows everything is not.
  if (silent === false || (silent === null && (await isAlive()))) return answer;
  if (asking.signal?.aborted || !(await isTabThere())) return answer;
  away.begins();
  return tab.ask(asking);
}

async function inTime<T, L>(found: Promise<T>, late: L): Promise<T | L> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<L>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, late);
  });
  return Promise.race([found, waited]).finally(() => clearTimeout(timer));
}
