// A small rulebook.
import type { Book } from "../../src/api/types";

function rule(id: string, text: string, ruling = false, table: string[][] = []) {
  return { id, text, ruling, table, language: "en" };
}

export const BOOKS: Book[] = [
  {
    name: "alhambra",
    title: "Alhambra (A)",
    intro: "",
    sections: [
      {
        title: "Building",
        rules: [
          rule("A20", "Tiles are never rotated."),
          rule("A21", "Two touching edges are both walled or both bare."),
          rule(
            "A22",
            "Every tile can be reached on foot, as A20-A21 and G5 say, but not A99. (ruling) Never over a wall.",
            true,
          ),
        ],
        examples: [],
      },
      {
        title: "Scoring",
        rules: [
          rule("A32", "The seraglio, le Sérail, scores.", false, [
            ["place", "tower"],
            ["first", "13"],
          ]),
        ],
        examples: [],
      },
    ],
  },
  {
    name: "expansion-1",
    title: "Expansion 1: The Vizier’s Favour. Four modules, each on its own",
    intro: "",
    sections: [{ title: "Vizier", rules: [rule("V2", "A vizier buys a tile.")], examples: [] }],
  },
  {
    name: "cases",
    title: "Examples",
    intro: "",
    sections: [
      {
        title: "Examples",
        rules: [],
        examples: [{ id: "K2", rules: ["A32"], given: "pavilions 3 / 2 / 1", expected: "16, 8, 1", language: "en" }],
      },
    ],
  },
];
