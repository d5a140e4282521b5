// Dragging: the click that the browser makes of letting go is none.
import { expect, it, vi } from "vitest";
import type { Choice } from "../../../src/palace/table/choice.svelte";
import { Dragging } from "../../../src/palace/table/dragging.svelte";

function at(time: number, event: Event): Event {
  vi.spyOn(event, "timeStamp", "get").mockReturnValue(time);
  return event;
}

function pointer(type: string, clientX: number): PointerEvent {
  return new PointerEvent(type, { pointerId: 1, clientX, clientY: 0 });
}

it("takes the click that ends a drag for none, however late the page comes to it", () => {
  vi.spyOn(document, "elementFromPoint").mockReturnValue(null);
  const choice = { game: { mine: true }, point: () => {}, cell: null } as unknown as Choice;
  const dragging = new Dragging(choice);
  const click = (time: number) => at(time, new MouseEvent("click"));
  expect(dragging.endedBy(click(0))).toBe(false);
  dragging.down(pointer("pointerdown", 0), { from: "yard", name: "tower-9", space: "1" });
  dispatchEvent(pointer("pointermove", 20));
  expect(dragging.thing?.name).toBe("tower-9");
  const slow = vi.spyOn(performance, "now").mockReturnValue(60_000);
  dispatchEvent(at(1_000, pointer("pointerup", 40)));
  slow.mockReturnValue(65_000);
  expect(dragging.endedBy(click(1_000))).toBe(true);
  expect(dragging.endedBy(click(1_200))).toBe(false);
  vi.restoreAllMocks();
});
