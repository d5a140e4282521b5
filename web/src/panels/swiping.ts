// What is swiped sideways fades out (theme.css) on the sides where there is more of it.

/** To be attached to what scrolls. */
export function swiping(node: HTMLElement): () => void {
  const tell = (): void => {
    const { scrollLeft, scrollWidth, clientWidth } = node;
    node.toggleAttribute("data-before", scrollLeft > 1);
    node.toggleAttribute("data-after", scrollWidth - clientWidth - scrollLeft > 1);
  };
  const resized = new ResizeObserver(tell);
  const changed = new MutationObserver(tell);
  resized.observe(node);
  changed.observe(node, { childList: true, subtree: true });
  node.addEventListener("scroll", tell, { passive: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
    node.removeEventListener("scroll", tell);
  };
}
