import { expect, test } from "vitest";
import { latenessOf } from "./native-width.ts";

test("what surely takes one line may be drawn late as a whole, what may take two has its height from the start", () => {
  expect(latenessOf({ text: "Hola", code: "es", script: "Latn" })).toBe("text");
  expect(latenessOf({ text: "السلام علیکم", code: "ur", script: "Arab" })).toBe("text");
  expect(latenessOf({ text: "Здравствуйте", code: "ru", script: "Cyrl" })).toBe("text");
  expect(latenessOf({ text: "ありがとうございます", code: "ja", script: "Jpan" })).toBe("face");
  expect(latenessOf({ text: "Где находится туалет?", code: "ru", script: "Cyrl" })).toBe("face");
});
