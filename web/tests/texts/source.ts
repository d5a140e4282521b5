// What the source of the client says: every message that it asks for, and every word that stands in its markup.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "svelte/compiler";

/** A node of a syntax tree, of scripts and of markup alike. */
interface Node {
  type: string;
  [key: string]: unknown;
}

export interface Source {
  path: string;
  tree: Node;
}

const ROOT = resolve("src");
/** Commands are the same in every language. */
const COMMANDS = ["code", "kbd"];
const GENERATED = "schema.ts";
const WORDS = /\p{L}/u;
/** Attributes that are read to people. */
const READ = [
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "placeholder",
  "title",
];

export function sources(): Source[] {
  return readdirSync(ROOT, { recursive: true, encoding: "utf-8" })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith(GENERATED))
    .sort()
    .map((path) => sourceOf(path, readFileSync(join(ROOT, path), "utf-8")));
}

export function sourceOf(path: string, text: string): Source {
  const markup = path.endsWith(".svelte") ? text : `<script lang="ts" module>\n${text}\n</script>`;
  return { path, tree: parse(markup, { modern: true }) as unknown as Node };
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

function children(node: object): Node[] {
  return Object.values(node).flatMap((value) =>
    isNode(value) ? [value] : Array.isArray(value) ? value.filter(isNode) : isPlain(value) ? children(value) : [],
  );
}

/** Parts of a tree that are no nodes themselves but hold some. */
function isPlain(value: unknown): value is object {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.getPrototypeOf(value) === Object.prototype
  );
}

function* within(node: Node): Generator<Node> {
  yield node;
  for (const child of children(node)) yield* within(child);
}

// Messages

/** The names of messages that an expression can be: texts as they are, with what is filled in as `*`. */
function textsOf(node: unknown, variables: Map<string, unknown>, depth = 0): string[] {
  if (!isNode(node) || depth > 4) return [];
  const inner = (other: unknown): string[] => textsOf(other, variables, depth + 1);
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? [node.value] : [];
    case "TemplateLiteral": {
      const quasis = node.quasis as { value: { cooked: string } }[];
      const filled = (node.expressions as Node[]).map((each) => {
        const known = inner(each);
        return known.length > 0 ? known : ["*"];
      });
      return quasis.reduce(
        (begun, { value }, index) =>
          begun.flatMap((start) => (filled[index] ?? [""]).map((next) => start + value.cooked + next)),
        [""],
      );
    }
    case "ConditionalExpression":
      return [...inner(node.consequent), ...inner(node.alternate)];
    case "LogicalExpression":
      return [...inner(node.left), ...inner(node.right)];
    case "Identifier":
      return inner(variables.get(node.name as string));
  }
  return [];
}

/** The messages that are asked for by `say(...)`, as far as their names can be read off. */
export function asked({ tree }: Source): string[] {
  const variables = new Map<string, unknown>();
  for (const node of within(tree)) {
    if (node.type === "VariableDeclarator" && isNode(node.id)) variables.set(node.id.name as string, node.init);
  }
  return [...within(tree)].flatMap((node) => {
    const callee = node.type === "CallExpression" && isNode(node.callee) ? node.callee : null;
    const isSay = callee?.type === "Identifier" && callee.name === "say";
    return isSay ? textsOf((node.arguments as unknown[])[0], variables) : [];
  });
}

/** Every text in the source that could be the name of a message. */
export function mentioned({ tree }: Source): string[] {
  return [...within(tree)].flatMap((node) =>
    node.type === "Literal" || node.type === "TemplateLiteral" ? textsOf(node, new Map()) : [],
  );
}

/** Whether a message is one of those that a name with `*` means. */
export function meant(name: string): (message: string) => boolean {
  if (!name.includes("*")) return (message) => message === name;
  const [start = "", ...others] = name.split("*");
  const end = others.at(-1) ?? "";
  return (message) => message.length >= start.length + end.length && message.startsWith(start) && message.endsWith(end);
}

// Markup

/** Words that stand in the markup itself: as text, as an attribute that is read out, or as a text in braces. */
export function wordsInMarkup({ tree }: Source): string[] {
  return isNode(tree.fragment) ? [...wordsIn(tree.fragment)] : [];
}

function* wordsIn(node: Node): Generator<string> {
  if (COMMANDS.includes(node.name as string)) return;
  if (node.type === "Text" && WORDS.test(node.data as string)) yield (node.data as string).trim();
  if (node.type === "ExpressionTag") {
    yield* textsOf(node.expression, new Map()).filter((text) => WORDS.test(text));
  } else if (node.type === "Attribute") {
    if (READ.includes(node.name as string)) for (const child of children({ value: node.value })) yield* wordsIn(child);
  } else {
    for (const child of children(node)) if (!isExpression(child)) yield* wordsIn(child);
  }
}

/** Scripts within the markup: conditions, handlers, what is given to a component. */
function isExpression(node: Node): boolean {
  return !/^(Fragment|RegularElement|Component|Svelte\w+|TitleElement|Text|ExpressionTag|Attribute|\w+Block|SlotElement)$/.test(
    node.type,
  );
}
