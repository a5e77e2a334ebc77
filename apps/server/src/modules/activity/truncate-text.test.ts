import { expect, test } from "vitest";
import { truncateTexts } from "./truncate-text.ts";

const lines = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => `Line ${first + index} of the text.`);

const shortened = (before: unknown, after: unknown) =>
  truncateTexts({ before, after }) as { before: string; after: string };

test("leaves short texts and values that are not text unchanged", () => {
  const long = "a".repeat(5_000);
  for (const [before, after] of [
    ["a", "b"],
    [null, "b"],
    [long, `b${long.slice(1)}`],
    [[long, long], { long }],
  ]) {
    expect(shortened(before, after)).toEqual({ before, after });
  }
});

test("truncates a long text to the lines around the difference", () => {
  const [start, end] = [lines(4_000), lines(4_000, 4_000)];
  const text = (middle: string) => [...start, middle, ...end].join("\n");
  const { before, after } = shortened(text("It was so."), text("It is so."));
  expect(before.replace("was", "is")).toBe(after);
  expect(after.length).toBeLessThan(1_000);
  const shown = after.split("\n");
  expect([shown[0], shown.at(-1)]).toEqual(["…", "…"]);
  const all = text("It is so.").split("\n");
  for (const line of shown.slice(1, -1)) expect(all).toContain(line);
  const at = shown.indexOf("It is so.");
  expect(shown.slice(at - 3, at + 4)).toEqual([...start.slice(-3), "It is so.", ...end.slice(0, 3)]);
});

test("shows no truncation mark at an end of the text where nothing was cut", () => {
  const text = lines(4_000).join("\n");
  const first = shortened(text, `New.\n${text}`);
  expect(first.after.startsWith("New.\nLine 0 of")).toBe(true);
  expect(first.before.startsWith("Line 0 of")).toBe(true);
  expect(first.after.endsWith("\n…")).toBe(true);
  const last = shortened(text, `${text}\nNew.`);
  expect(last.after.startsWith("…\nLine")).toBe(true);
  expect(last.after.endsWith("Line 3999 of the text.\nNew.")).toBe(true);
});

test("limits the length of the difference on each side, also in a text without line breaks", () => {
  for (const [before, after] of [
    ["a".repeat(200_000), "b".repeat(200_000)],
    [lines(9_000).join("\n"), lines(9_000, 9_000).join("\n")],
    [null, lines(9_000).join("\n")],
    ["", "a".repeat(200_000)],
    ["a".repeat(200_000), null],
  ]) {
    const sides = Object.values(shortened(before, after)).filter((side) => side !== null);
    for (const side of sides.filter((text) => text !== "")) {
      expect(side.length).toBeLessThan(3_010);
      expect(side.endsWith("…")).toBe(true);
    }
  }
});

test("shows a change far into a very long line", () => {
  const [start, end] = ["ab".repeat(50_000), "cd".repeat(50_000)];
  const { before, after } = shortened(`${start}was${end}`, `${start}is${end}`);
  expect(after).toMatch(/^…b?(ab){100,}is(cd){100,}c?…$/);
  expect(before).toMatch(/^…b?(ab){100,}was(cd){100,}c?…$/);
});

test("does not split a character when truncating", () => {
  for (const offset of ["", "x"]) {
    const text = (middle: string) => `${offset}${"𐍈".repeat(20_000)}${middle}${"𐍈".repeat(20_000)}`;
    for (const side of Object.values(shortened(text("a"), text("b")))) expect(side.isWellFormed()).toBe(true);
    expect(shortened(null, text("a")).after.isWellFormed()).toBe(true);
  }
});

test("shows added or removed repeated lines as added or removed", () => {
  const text = "same\n".repeat(4_000);
  const { before, after } = shortened(text, text.slice(5));
  expect(before).not.toBe(after);
});
