// Links to tables as people paste them.
import { describe, expect, it } from "vitest";
import { addressIn } from "../../src/lobby/link";

describe("a link", () => {
  it.each([
    ["https://example.org/tables/0123abcd#Key_1-x", "/tables/0123abcd#Key_1-x"],
    [" http://127.0.0.1:8000/tables/0123abcd ", "/tables/0123abcd"],
    ["https://example.org/tables/0123abcd?show=hand#Key", "/tables/0123abcd?show=hand#Key"],
    ["/tables/0123abcd/#Key", "/tables/0123abcd#Key"],
    ["0123abcd#Key", "/tables/0123abcd#Key"],
    ["0123abcd", "/tables/0123abcd"],
  ])("leads from %s to the table", (typed, address) => {
    expect(addressIn(typed)).toBe(address);
  });

  it.each(["", "   ", "come and play!", "https://example.org/rules/A21", "https://example.org/tables/"])(
    "is not %j",
    (typed) => {
      expect(addressIn(typed)).toBeNull();
    },
  );
});
