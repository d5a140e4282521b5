// What the arrow keys reach.
import { expect, it } from "vitest";
import type { Offered } from "../../../src/palace/picture/offered";
import { targetsOf, towards } from "../../../src/palace/picture/targets";
import { placed } from "./sample";

const legal = (x: number, y: number): Offered => ({ cell: [x, y], state: "legal", label: "" });
const targets = targetsOf(placed, [legal(2, 0), legal(1, 0), legal(-1, 1)], [legal(0, -1)]);
const at = (key: string) => targets.find((target) => target.key === key)!;
const from = (key: string, arrow: string) => towards(targets, at(key), arrow)?.key;

it("has every cell once, with its tile and what is offered there, row by row, and the points above them", () => {
  expect(targets.map(({ key }) => key)).toEqual(["0,-1", "1,-1", "0,0", "1,0", "2,0", "-1,1", "0,1", "0,-1 point"]);
  expect(at("1,0")).toMatchObject({ tile: "tower-9-ES", offer: { state: "legal" } });
  expect(at("2,0")).toMatchObject({ tile: null, offer: { state: "legal" } });
  expect(at("0,0")).toMatchObject({ tile: "fountain", offer: null });
});

it("goes to the neighbour in the direction of the arrow", () => {
  expect(from("1,0", "ArrowRight")).toBe("2,0");
  expect(from("0,0", "ArrowDown")).toBe("0,1");
  expect(from("0,1", "ArrowLeft")).toBe("-1,1");
});

it("does not leave its row or column, and goes nowhere at the edge", () => {
  expect(from("2,0", "ArrowUp")).toBeUndefined();
  expect(from("0,1", "ArrowRight")).toBeUndefined();
  expect(from("2,0", "ArrowDown")).toBeUndefined();
  expect(from("2,0", "ArrowRight")).toBeUndefined();
});

it("reaches the points between four tiles, and leaves them again", () => {
  expect(from("0,0", "ArrowUp")).toBe("0,-1 point");
  expect(from("0,-1", "ArrowRight")).toBe("0,-1 point");
  expect(from("0,-1 point", "ArrowDown")).toBe("0,0");
  expect(from("0,-1 point", "ArrowRight")).toBe("1,-1");
});

it("knows no other keys", () => {
  expect(towards(targets, at("0,0"), "Home")).toBeNull();
});
