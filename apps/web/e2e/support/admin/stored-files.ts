import { expect, type Page } from "@playwright/test";
import { part } from "./deployments.ts";
import type { SampleFile } from "./sample-files.ts";

export type Section = "Assets" | "Media Files";

const UPLOAD: Record<Section, string> = { Assets: "Upload New Asset", "Media Files": "Upload New Media" };

/** The dialog that uploads to a section. */
export const uploadDialog = (page: Page, section: Section) =>
  page.getByRole("dialog", { name: UPLOAD[section] });

export const fileRow = (page: Page, section: Section, name: string) =>
  part(page, section).getByRole("row").filter({ hasText: name });

/** Opens the dialog, and chooses files as the browser's own window gives them. */
export async function chooseFiles(page: Page, section: Section, files: SampleFile[]): Promise<void> {
  await part(page, section).getByRole("button", { name: UPLOAD[section] }).click();
  const chosen = page.waitForEvent("filechooser");
  await uploadDialog(page, section).getByRole("button", { name: "Choose files" }).click();
  await (await chosen).setFiles(files);
}

/** Drops files on a section, as if they were dragged from another window. */
export async function dropFiles(page: Page, section: Section, files: SampleFile[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    (given) => {
      const data = new DataTransfer();
      for (const { name, mimeType, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      return data;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString("base64") })),
  );
  const target = part(page, section).getByRole("heading", { name: section });
  for (const type of ["dragenter", "dragover", "drop"]) {
    await target.dispatchEvent(type, { dataTransfer: transfer });
  }
}

/** Uploads the chosen files, and waits until it is done. */
export async function sendFiles(page: Page, section: Section): Promise<void> {
  const dialog = uploadDialog(page, section);
  await dialog.getByRole("button", { name: /^Upload \d+ files?$/ }).click();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
}

/** Opens and returns the confirmation dialog for deleting a file. */
export async function openDeleteDialog(page: Page, section: Section, name: string) {
  await fileRow(page, section, name)
    .getByRole("button", { name: `Delete ${name}` })
    .click();
  return page.getByRole("dialog", { name: section === "Assets" ? "Delete Asset" : "Delete Media" });
}
