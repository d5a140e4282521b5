// Keys that every table has in common.

/** Whether the key is for what has the focus rather than for the table. */
export function isTaken(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (event.metaKey || event.altKey || document.querySelector("dialog[open]")) return true;
  return Boolean(target?.closest("input, textarea, select"));
}

/** Enter does what is most likely wanted, unless something else has the focus. */
export function primary(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (target?.closest("button, a, summary, [role=button]")) return false;
  const button = document.querySelector<HTMLButtonElement>("[data-primary]:not(:disabled)");
  button?.click();
  return button !== null;
}
