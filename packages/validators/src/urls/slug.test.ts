import { describe, expect, test } from "vitest";
import { hasLetterOrDigit, slugify } from "./slug.ts";

describe("slugify (specification §3)", () => {
  test.each([
    ["Hello", "hello"],
    ["Good  morning", "good-morning"],
    ["Where is the toilet?", "where-is-the-toilet"],
    ["I don't understand", "i-dont-understand"],
    ["Travel & Directions", "travel--directions"],
    ["snake_case stays", "snake_case-stays"],
    ["  Thai\t\n", "thai"],
    ["Crème brûlée", "crème-brûlée"],
    ["हिन्दी", "हिन्दी"],
    ["Cafe\u0301", "café"],
    ["?!", ""],
  ])("%j becomes %j", (name, slug) => expect(slugify(name)).toBe(slug));
});

describe("hasLetterOrDigit", () => {
  test.each(["hello", "7", "हिन्दी", "-a-"])("%j names something", (slug) =>
    expect(hasLetterOrDigit(slug)).toBe(true),
  );
  test.each(["", "-", "_--"])("%j names nothing", (slug) => expect(hasLetterOrDigit(slug)).toBe(false));
});
