import { expect, onTestFinished, test } from "vitest";
import { textDifference } from "./text-difference.ts";

const marked = (before: string, after: string, lang?: string) =>
  textDifference(before, after, lang)
    .map(({ text, change }) => (change === "same" ? text : change === "added" ? `[+${text}]` : `[-${text}]`))
    .join("");

test("marks only the changed words", () => {
  expect(marked("Said until late morning.", "Said until noon.")).toBe("Said until [-late morning][+noon].");
  expect(marked("Until noon, in the family.", "Until noon, at our home.")).toBe(
    "Until noon, [-in the family][+at our home].",
  );
  expect(marked("one\ntwo", "one\ntwo\nthree")).toBe("one\ntwo[+\nthree]");
});

test("marks whole words in scripts other than Latin", () => {
  expect(marked("خیلی متشکرم", "خیلی مرسی", "fa")).toBe("خیلی [-متشکرم][+مرسی]");
  expect(marked("Добрый день", "Добрый вечер", "ru")).toBe("Добрый [-день][+вечер]");
});

test("separates words in scripts without spaces", () => {
  expect(marked("おはようございます", "おはようございました", "ja")).toContain("おはよう");
  expect(marked("我喜欢喝茶", "我喜欢喝咖啡", "zh")).toBe("我喜欢[-喝茶][+喝咖啡]");
});

test("shows texts with almost nothing in common as a whole", () => {
  expect(marked("Salam", "Dorud")).toBe("[-Salam][+Dorud]");
  expect(marked("", "Dorud")).toBe("[+Dorud]");
  const before = Array.from({ length: 2_000 }, (_, index) => `before${index}`).join(" ");
  const after = Array.from({ length: 2_000 }, (_, index) => `after${index}`).join(" ");
  expect(textDifference(before, after)).toHaveLength(2);
});

test("compares multi-line texts by lines, and differing lines by words", () => {
  expect(marked("- forms\n- lists\n", "- forms\n  - dialogs\n- lists\n")).toBe(
    "- forms\n[+  - dialogs\n]- lists\n",
  );
  expect(marked("- all forms\n- lists", "- some forms\n- lists")).toBe("- [-all][+some] forms\n- lists");
});

/** This many lines, each with its own words. */
const lines = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => `Line ${index + first} of the document\n`);

test("compares long texts by lines, and differing lines by words", () => {
  const before = lines(6_000);
  const after = before.with(3_000, "Line 3000 of the plan\n").toSpliced(5_000, 1);
  expect(before.join("").length).toBeGreaterThan(150_000);
  const parts = textDifference(before.join(""), after.join(""));
  expect(parts.filter(({ change }) => change !== "same")).toEqual([
    { text: "document", change: "removed" },
    { text: "plan", change: "added" },
    { text: "Line 5000 of the document\n", change: "removed" },
  ]);
  const text = (left: "removed" | "added") =>
    parts.map((part) => (part.change === left ? "" : part.text)).join("");
  expect(text("added")).toBe(before.join(""));
  expect(text("removed")).toBe(after.join(""));
});

test.for<[string, string, string]>([
  ["of other lines", lines(6_000).join(""), lines(6_000, 6_000).join("")],
  ["on a line of its own", "before ".repeat(30_000), "after ".repeat(30_000)],
  ["with another word in a very long line", "word ".repeat(5_000), `${"word ".repeat(5_000)}more`],
  ["in few lines that are long", `${"a ".repeat(20_000)}\n`, `${"b ".repeat(20_000)}\n`],
])("shows a long text %s as a whole", ([, before, after]) => {
  expect(textDifference(before, after)).toEqual([
    { text: before, change: "removed" },
    { text: after, change: "added" },
  ]);
});

test("shows an added or removed long text as a whole", () => {
  const text = lines(6_000).join("");
  expect(textDifference("", text)).toEqual([{ text, change: "added" }]);
  expect(textDifference(text, "")).toEqual([{ text, change: "removed" }]);
  expect(textDifference(text, text)).toEqual([{ text, change: "same" }]);
});

test("compares words in a browser without word segmentation for all scripts", () => {
  const { Segmenter } = Intl;
  onTestFinished(() => void Object.assign(Intl, { Segmenter }));
  Object.assign(Intl, { Segmenter: undefined });
  expect(marked("Said until late morning.", "Said until noon.")).toBe("Said until [-late morning][+noon].");
});
