// The desk of a tab: Python answers what pages ask, over what this browser keeps. Bots and coach think elsewhere.
import type { Answer, Handed, Here, News, Request, Start, State, Thinking, Thought, ToDesk, Watch } from "./messages";
import { isPythons, type Leave, python, type Started, type Tab, whyNot } from "./python";
import { openShelf, type Shelf } from "./shelf";
import { breakDown, own, say } from "./worker";

type Heard = Start | ToDesk | Thought;
interface Waiting {
  resolve(answer: Uint8Array): void;
  reject(why: Error): void;
}

const UNEXPECTED = new TextEncoder().encode(JSON.stringify({ error: { kind: "failed", code: "unexpected" } }));

/** Whoever begins a game is served first: so long after the start, in milliseconds, is kept what the next one is to know. */
const LATER = 10_000;

let desk: Promise<Tab> = new Promise(() => undefined);
const watched = new Map<string, Leave>();
const thinking = new Map<number, Waiting>();
let questions = 0;

addEventListener("message", ({ data }: MessageEvent<Heard>) => {
  if ("start" in data) {
    say<Here>({ here: "program" });
    desk = opened(data);
    desk.catch((error) => {
      console.warn(error);
      say<State>({ failed: whyNot(error) });
    });
  } else if ("thought" in data) thought(data);
  // Whatever is asked of a desk that did not start is answered by that.
  else
    desk
      .then((tab) => heard(tab, data))
      .catch((error) => {
        if (!whyNotStarted.has(error)) breakDown(error);
      });
});

/** What kept the desk from starting, which was said already. */
const whyNotStarted = new WeakSet<object>();

async function opened({ start }: Start): Promise<Tab> {
  const { store, address } = start;
  let forget: Started["forget"] = async () => undefined;
  try {
    let full = false;
    let shelf: Shelf | null = null;
    const stands = () => say<State>({ ready: true, forgets: shelf === null, full });
    let isReady = false;
    const keeping = (everything: boolean) => {
      full = !everything;
      if (isReady) stands();
    };
    const shelving = store ? openShelf(store, keeping) : null;
    const begun = await python(start, (progress) => say<State>({ progress }));
    ({ forget } = begun);
    const { inside, handed } = begun;
    say<{ handed: Handed }>({ handed }, ...(handed.memory ? [handed.memory] : []));
    shelf = await shelving;
    const tab = await inside.opened(shelf ?? undefined, think, address);
    isReady = true;
    stands();
    setTimeout(() => begun.keep().catch(() => undefined), LATER);
    return tab;
  } catch (error) {
    whyNotStarted.add(Object(error));
    await forget();
    throw error;
  }
}

async function heard(tab: Tab, message: ToDesk): Promise<void> {
  if ("method" in message) await answer(tab, message);
  else if ("watch" in message) watch(tab, message);
  else leave(message.unwatch);
}

async function answer(tab: Tab, { id, method, path, query, token, body }: Request): Promise<void> {
  try {
    const [status, media, headers, said] = await tab.ask(method, path, query, token, body);
    const bytes = own(said);
    const known = headers instanceof Map ? Object.fromEntries(headers) : headers;
    say<Answer>({ id, status, media, headers: known, body: bytes }, bytes.buffer);
  } catch (error) {
    if (!isPythons(error)) throw error;
    console.error(error);
    say<Answer>({ id, status: 500, media: "application/json", headers: {}, body: own(UNEXPECTED) });
  }
}

function watch(tab: Tab, { watch: id, table, hello }: Watch): void {
  const left = tab.watch(
    table,
    hello,
    (text) => say<News>({ watch: id, text }),
    (closed) => {
      say<News>({ watch: id, closed });
      leave(id);
    },
  );
  watched.set(id, left);
}

function leave(id: string): void {
  const left = watched.get(id);
  watched.delete(id);
  left?.();
  left?.destroy();
}

/** For Python: have a question answered by the worker that thinks. */
function think(question: Uint8Array): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    questions += 1;
    thinking.set(questions, { resolve, reject });
    const bytes = own(question);
    say<Thinking>({ think: questions, question: bytes }, bytes.buffer);
  });
}

function thought(message: Thought): void {
  const waiting = thinking.get(message.thought);
  thinking.delete(message.thought);
  if ("answer" in message) waiting?.resolve(message.answer);
  else waiting?.reject(Object.assign(new Error(message.failed), message.absent ? { name: "AbsentError" } : {}));
}
