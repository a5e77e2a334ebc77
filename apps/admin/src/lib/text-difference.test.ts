import { expect, test } from "vitest";
import { textDifference } from "./text-difference.ts";

const marked = (before: string, after: string, lang?: string) =>
  textDifference(before, after, lang)
    .map(({ text, change }) => (change === "same" ? text : change === "added" ? `[+${text}]` : `[-${text}]`))
    .join("");

test("changed words are marked, the others are left alone", () => {
  expect(marked("Said until late morning.", "Said until noon.")).toBe("Said until [-late morning][+noon].");
  expect(marked("Until noon, in the family.", "Until noon, at our home.")).toBe(
    "Until noon, [-in the family][+at our home].",
  );
  expect(marked("one\ntwo", "one\ntwo\nthree")).toBe("one\ntwo[+\nthree]");
});

test("words are told apart where no spaces stand between them", () => {
  expect(marked("おはようございます", "おはようございました", "ja")).toContain("おはよう");
  expect(marked("我喜欢喝茶", "我喜欢喝咖啡", "zh")).toBe("我喜欢喝[-茶][+咖啡]");
});

test("texts with next to nothing in common are shown as a whole", () => {
  expect(marked("Salam", "Dorud")).toBe("[-Salam][+Dorud]");
  expect(marked("", "Dorud")).toBe("[+Dorud]");
  const before = Array.from({ length: 2_000 }, (_, index) => `before${index}`).join(" ");
  const after = Array.from({ length: 2_000 }, (_, index) => `after${index}`).join(" ");
  expect(textDifference(before, after)).toHaveLength(2);
});
