import { screen, within } from "@testing-library/react";
import { expect } from "vitest";

/** The place where toasts appear, whether there is one or not. */
export function toasts(): HTMLElement {
  return screen.getByRole("region", { name: "Notifications" });
}

/** Waits for a toast with this text in it; what draws toasts is loaded with the first one. */
export async function expectToast(text: string): Promise<void> {
  await expect.poll(() => toasts().textContent).toContain(text);
}

/** The button of the toast that is shown. */
export function toastButton(name: string): Promise<HTMLElement> {
  return within(toasts()).findByRole("button", { name });
}
