import type { Locator, Page } from "@playwright/test";

export interface DialogCase {
  name: string;
  title: string | RegExp;
  /** Opens it over the screen; gives what has the focus after Escape. */
  open: () => Promise<Locator | undefined>;
  /** Whether Escape asks for confirmation before the content of the dialog is lost. */
  asks?: true;
  /** The errors that it provokes on the console. */
  provokes?: RegExp[];
  /** A dialog like it is checked in all sizes and colors. */
  alike?: true;
}

/** The dialogs of a screen. */
export interface DialogGroup {
  name: string;
  /** Makes what the dialogs need and opens the screen. */
  visit: (page: Page) => Promise<DialogCase[]>;
}

/** The dialog that was opened last. */
export const topDialog = (page: Page) => page.getByRole("dialog").last();

export async function press(page: Page, name: string | RegExp): Promise<Locator> {
  const opener = page.getByRole("button", { name, exact: true });
  await opener.click();
  return opener;
}

/** Expands collapsed parts of a form. */
export async function expandParts(page: Page, names: (string | RegExp)[]): Promise<void> {
  for (const name of names) await topDialog(page).getByRole("button", { name }).click();
}
