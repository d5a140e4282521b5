// Starts the bundle once from nothing and then from what that one knew: prints what the others say, as JSON. `node again.mjs FOLDER`
import { bundled, remembered } from "../../web/tab/python.mjs";

const folder = process.argv[2];
const SAID = `
import json, random
from sabika.library import new_game
from sabika.record import Record, verify
from sabika.scorepad.pad import Pad
game = new_game(players=2, seed="again")
while not game.over:
    game.apply(game.options()[0])
record = Record.from_game(game, ("Ana", "Ben"))
json.dumps([random.random(), record.dumps(), verify(Record.loads(record.dumps())).problems])
`;

const first = await bundled(folder);
const memory = remembered(first.pyodide);
const said = [];
for (const { pyodide, inside } of [first, await bundled(folder, {}, memory), await bundled(folder, {}, memory)]) {
  if (pyodide !== first.pyodide) inside.woken();
  const tab = await inside.opened(undefined, async (question) => inside.answered(question), "https://tab.example");
  const [status] = await tab.ask("GET", "/api/games", "", "", "");
  said.push([status, ...JSON.parse(pyodide.runPython(SAID))]);
}
const refused = [];
for (const damaged of [memory.slice(0, memory.length / 2), memory.with(0, memory[0] + 8)])
  refused.push(await bundled(folder, {}, damaged).then(String, (error) => error.message));
console.log(JSON.stringify({ said, refused }));
process.exit(0);
