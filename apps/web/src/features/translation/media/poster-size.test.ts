import { expect, it } from "vitest";
import { posterSize, textWidth } from "./poster-size.ts";

it("counts what takes room", () => {
  expect(textWidth("hola")).toBe(4);
  expect(textWidth("谢谢")).toBe(4);
  expect(textWidth("ค่ะ")).toBe(2);
});

it.each([
  ["سلام", "word"],
  ["おはようございます", "phrase"],
  ["¿Dónde está el baño, por favor?", "sentence"],
])("sets %s as %s", (text, size) => {
  expect(posterSize(text)).toBe(size);
});
