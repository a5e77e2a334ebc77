import { expect, type Locator } from "@playwright/test";

/** More stops than the longest way that a test walks. */
const MOST_STOPS = 120;

type Step = "Tab" | "Shift+Tab" | "ArrowDown" | "Alt+ArrowDown";

/** Walks to an element as somebody without a mouse does, step by step. */
export async function walkTo(target: Locator, key: Step = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await target.page().keyboard.press(key);
    if (await hasFocus()) return;
  }
  throw new Error(`${MOST_STOPS} times ${key} do not lead to ${target.toString()}`);
}

/** Walks on to a button or a link, and presses a key on it. */
export async function walkAndPress(target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await walkTo(target);
  await target.page().keyboard.press(key);
}
