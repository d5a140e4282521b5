// Who has still to agree that a bot sits in.
import { expect, test } from "vitest";
import type { Absence } from "../../src/api/types";
import { missingFor } from "../../src/panels/sittingIn";
import { chair, tableNow } from "../api/wire";

const AWAY: Absence = { since: 0, replaceable_from: 100, without_host_from: 200, agreed: [2] };
const now = tableNow({
  status: "playing",
  host: 0,
  chairs: [chair("Ana"), chair("Ben"), chair("Eva"), chair("Jan"), chair("", "greedy"), chair("Kim")],
});
const absences = [null, AWAY, null, null, null, { ...AWAY, agreed: [] }];

test("all who are there and have not agreed, with the host at first", () => {
  expect(missingFor(now, absences, 1, 150)).toEqual([0, 3]);
});

test("a host who does nothing is not waited for for ever", () => {
  expect(missingFor(now, absences, 1, 200)).toEqual([3]);
});

test("nobody for somebody who is there", () => {
  expect(missingFor(now, absences, 0, 200)).toEqual([]);
});
