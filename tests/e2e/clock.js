// Put before the script of a worker of the site: notes when what happens there, for start.py, and plays the game of SEED.
globalThis.noted = [];
{
  const now = () => performance.timeOrigin + performance.now();
  const note = (what) => noted.push([what, now()]);
  const asked = new Map();
  note("begun");
  for (const name of ["compileStreaming", "instantiateStreaming", "instantiate"]) {
    const plain = WebAssembly[name];
    WebAssembly[name] = (...given) => {
      const found = plain.apply(WebAssembly, given);
      if (noted.every(([what]) => what !== "wasm ready"))
        found.then(() => noted.every(([what]) => what !== "wasm ready") && note("wasm ready")).catch(() => undefined);
      return found;
    };
  }
  const say = globalThis.postMessage.bind(globalThis);
  globalThis.postMessage = (message, given) => {
    if (message.progress >= 0.9) note("Python runs");
    else if (message.ready) note("desk open");
    else if (asked.has(message.id)) note(`${asked.get(message.id)} answered`);
    else if (message.text && JSON.parse(message.text).options?.length > 0) note("options told");
    else if (message.think !== undefined) note("thought asked");
    else if (message.thought !== undefined) note("thought");
    say(message, given);
  };
  addEventListener("message", ({ data }) => {
    if (!data.path) return;
    const what = `${data.method} ${data.path.replace(/\/tab-[^/]+/, "/…")}`;
    asked.set(data.id, what);
    note(what);
    if (what !== "POST /api/tables") return;
    const wanted = JSON.parse(data.body);
    wanted.offer.seed = SEED;
    data.body = JSON.stringify(wanted);
  });
}
