// Archives as the build packs them: tar, compressed as a whole.
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { filesIn, unpacked } from "../../src/tab/archive";

const BLOCK = 512;

function packed(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const blocks = Object.entries(files).flatMap(([name, content]) => {
    const header = Buffer.alloc(BLOCK);
    header.write(name);
    header.write(`${content.length.toString(8).padStart(11, "0")}\0`, 124);
    return [header, Buffer.from(content), Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)];
  });
  return new Uint8Array(gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)])));
}

async function read(archive: Uint8Array<ArrayBuffer>): Promise<Record<string, string>> {
  const files = [...filesIn(await unpacked(new Blob([archive]).stream()))];
  return Object.fromEntries(files.map(([name, content]) => [name, new TextDecoder().decode(content)]));
}

it("an archive has its files, whatever their length", async () => {
  const files = {
    "lib/a.pyc": "abc",
    "lib/none.pyc": "",
    "lib/whole.pyc": "w".repeat(BLOCK),
    "lib/more.so": "m".repeat(1300),
  };
  expect(await read(packed(files))).toEqual(files);
});

it("an archive that was cut off is not taken for one", async () => {
  await expect(read(packed({ "lib/a.pyc": "abc" }).slice(0, -4))).rejects.toThrow();
});
