import { expect, type Locator } from "@playwright/test";

/** More steps than any test needs. */
const MAX_STOPS = 120;

type Step = "Tab" | "Shift+Tab" | "ArrowDown" | "Alt+ArrowDown";

/** Moves the focus to an element step by step, as keyboard users do. */
export async function focusByKey(target: Locator, key: Step = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  // Finding an element by its role takes longer than the rest of a step.
  let element = await target.elementHandle();
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await target.page().keyboard.press(key);
    // React may have replaced it.
    if (!(await element?.evaluate(({ isConnected }) => isConnected))) element = await target.elementHandle();
    if (await element?.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error(`${MAX_STOPS} times ${key} do not lead to ${target.toString()}`);
}

/** Moves the focus to a button or a link, and presses a key on it. */
export async function pressByKey(target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await focusByKey(target);
  await target.page().keyboard.press(key);
}
