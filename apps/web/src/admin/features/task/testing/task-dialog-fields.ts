import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";

/** A field of the task's form. */
export function field(name: string): HTMLInputElement {
  return screen.getByLabelText((label) => label.replace(" *", "") === name, { selector: "input, textarea" });
}

/** Replaces the content of a field. */
export async function fill(user: UserEvent, name: string, text: string): Promise<void> {
  await user.tripleClick(field(name));
  await user.paste(text);
}

export function button(name: string): HTMLElement {
  return screen.getByRole("button", { name });
}

export async function expectClosed(): Promise<void> {
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
}

/** Input of a task without any filled-in field. */
export const EMPTY = {
  status: "pending",
  priority: "",
  release: "",
  dependencies: "",
  description: "",
  details: "",
  documentUrl: null,
  titleText: null,
};
