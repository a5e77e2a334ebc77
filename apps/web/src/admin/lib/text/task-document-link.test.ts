import { expect, test } from "vitest";
import { documentOf, titleOf } from "./task-document-link.ts";

const linked = (title: string, documentUrl: string | null = null, titleText: string | null = null) =>
  documentOf({ title, documentUrl, titleText });

test.for([
  ["[Roadmap](roadmap.md)", "Roadmap", "roadmap.md"],
  ["  [Roadmap]( docs/roadmap.md )  ", "Roadmap", "docs/roadmap.md"],
  [
    "[Road map](https://example.org/docs/roadmap.md?raw=1#top)",
    "Road map",
    "https://example.org/docs/roadmap.md?raw=1#top",
  ],
  ["[Plan [2026] of [the [guide]]](plan.md)", "Plan [2026] of [the [guide]]", "plan.md"],
  [String.raw`[Plan \[draft\]](plan.md)`, "Plan [draft]", "plan.md"],
  [String.raw`[Only \] one](plan.md)`, "Only ] one", "plan.md"],
  ["[x](a_(b).md)", "x", "a_(b).md"],
  ["[x](a_(b_(c)).md)", "x", "a_(b_(c)).md"],
  [String.raw`[x](a\).md)`, "x", "a).md"],
  ["[x](<plan of the guide.md>)", "x", "plan of the guide.md"],
  ["[x](<a(b.md>)", "x", "a(b.md"],
  ['[x](plan.md "The plan (old)")', "x", "plan.md"],
  ["[x](plan.md 'The plan')", "x", "plan.md"],
  ["[x](plan.md (The plan))", "x", "plan.md"],
  ["[شعر](شعر.md)", "شعر", "شعر.md"],
] as const)("%s is a link", ([title, text, url]) => {
  expect(linked(title)).toEqual({ text, url });
  expect(titleOf({ title })).toBe(text);
});

test.for([
  "Write the roadmap",
  "See [Roadmap](roadmap.md)",
  "[Roadmap](roadmap.md) first",
  "[Roadmap](roadmap.md), [Plan](plan.md)",
  "[Roadmap](roadmap.md)[Plan](plan.md)",
  '[Roadmap](roadmap.md "old") and ("new")',
  "![Picture](picture.png)",
  "[](roadmap.md)",
  "[ ](roadmap.md)",
  "[Roadmap]()",
  "[Roadmap]( )",
  "[Roadmap](<>)",
  "[Roadmap](road map.md)",
  "[Roadmap](a(b.md)",
  "[Roadmap](a)b.md)",
  "[Road]map](roadmap.md)",
  "[Road[map](roadmap.md)",
  String.raw`\[Roadmap](roadmap.md)`,
  String.raw`[Roadmap\](roadmap.md)`,
  "[Roadmap] (roadmap.md)",
  "[Roadmap][roadmap]",
  "#12",
])("does not treat %s as a link", (title) => {
  expect(linked(title)).toBeNull();
  expect(titleOf({ title })).toBe(title);
});

test("prefers the task's URL to the one in its title, and its own link text to the title's", () => {
  expect(linked("Write it", "/docs/roadmap.md")).toEqual({ text: "Write it", url: "/docs/roadmap.md" });
  expect(linked("Write it", "/docs/roadmap.md", "The roadmap")).toEqual({
    text: "The roadmap",
    url: "/docs/roadmap.md",
  });
  expect(linked("[Plan](plan.md)", "/docs/roadmap.md")).toEqual({ text: "Plan", url: "/docs/roadmap.md" });
  expect(linked("[Plan](plan.md)", null, "The plan")).toEqual({ text: "The plan", url: "plan.md" });
  expect(linked("[Plan](plan.md)", "", "")).toEqual({ text: "Plan", url: "plan.md" });
  expect(linked("Write it", null, "The roadmap")).toBeNull();
});

const MANY = 100_000;

test.for([
  ["[", "[", ""],
  ["[", "[a]", ""],
  ["[[", "[a]", ""],
  ["[", "\\", ""],
  ["[a](", "(", ""],
  ["[a](", "b", ""],
  ["[a](b", " ", "x"],
  ["[a](b)", " ", "x"],
  ["[a](b", ' "', ""],
  ["[a](b", ")", "x"],
  ["[a](<", "b", ""],
  ["[a](", "(b)", ""],
  ["", " ", "[a](b"],
] as const)("a title of %s, %s very often and %s ends soon", ([begin, often, end]) => {
  const title = `${begin}${often.repeat(MANY)}${end}`;
  expect(linked(title)).toBeNull();
  expect(titleOf({ title })).toBe(title);
});

test("recognizes a very long link", () => {
  const name = "a".repeat(MANY);
  expect(linked(`[${name}](${name})`)).toEqual({ text: name, url: name });
});
