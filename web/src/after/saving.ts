// Files that a person keeps or sends on.

/** Put a file where the browser puts downloads. */
export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers begin to read it only later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A phone sends it on, anything else keeps it. */
export async function handOver(file: File, title: string): Promise<void> {
  const shared = { files: [file], title };
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.(shared)) {
    // Whoever thinks better of it has not done anything wrong.
    await navigator.share(shared).catch(() => undefined);
  } else save(file, file.name);
}
