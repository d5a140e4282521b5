// The size of an element, told as soon as it is laid out and whenever it changes. Nothing is laid out for that alone.
import type { Attachment } from "svelte/attachments";

export function sized<T extends Element>(told: (node: T) => void): Attachment<T> {
  return (node) => {
    const observer = new ResizeObserver(() => told(node));
    observer.observe(node);
    return () => observer.disconnect();
  };
}
