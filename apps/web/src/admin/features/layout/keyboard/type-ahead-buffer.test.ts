import { afterEach, expect, test } from "vitest";
import { startTypingAhead, stopTypingAhead, takeTypedAhead } from "./type-ahead-buffer.ts";

afterEach(stopTypingAhead);

/** Presses a key in the page; gives whether the page gets it. */
const press = (key: string, modifiers: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...modifiers }),
  );

test("keeps what is typed until the palette takes it", () => {
  startTypingAhead();
  expect(["t", "a", "x", "Backspace", "Enter"].map((key) => press(key))).toEqual(Array(5).fill(false));
  expect(press("a", { ctrlKey: true })).toBe(true);
  expect(takeTypedAhead()).toEqual({ text: "ta", entered: true });
  expect(press("b")).toBe(true);
  expect(takeTypedAhead()).toEqual({ text: "", entered: false });
});

test.each([
  ["the palette could not be loaded", stopTypingAhead],
  ["Escape", () => press("Escape")],
])("keeps nothing after %s", (_, end) => {
  startTypingAhead();
  press("t");
  end();
  expect(press("a")).toBe(true);
  expect(takeTypedAhead()).toEqual({ text: "", entered: false });
});
