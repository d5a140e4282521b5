// Archives of files, as the build packs them: tar, compressed as a whole.

const BLOCK = 512;
const SIZE_AT = 124;

/** What is in a compressed archive, once it is here. */
export async function unpacked(packed: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(packed.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

/** The files in an archive, with the folders that they lie in as a part of their names. Nothing is copied. */
export function* filesIn(
  archive: Uint8Array<ArrayBuffer>,
): Generator<[name: string, content: Uint8Array<ArrayBuffer>]> {
  for (let at = 0; archive[at]; ) {
    const size = Number.parseInt(textAt(archive, at + SIZE_AT), 8);
    yield [textAt(archive, at), archive.subarray(at + BLOCK, at + BLOCK + size)];
    at += BLOCK * (1 + Math.ceil(size / BLOCK));
  }
}

function textAt(archive: Uint8Array<ArrayBuffer>, from: number): string {
  return new TextDecoder().decode(archive.subarray(from, archive.indexOf(0, from)));
}
