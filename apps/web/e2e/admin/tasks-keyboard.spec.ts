import type { Page } from "@playwright/test";
import { expect, signedInTest as test, unique } from "../support/admin/admin-test.ts";
import {
  card,
  cardButton,
  createTasks,
  documentDialog,
  expectToastAndClose,
  field,
  openTasks,
  readDocument,
  saveDocument,
  statusButton,
  titles,
} from "../support/admin/tasks.ts";
import { focusByKey, pressByKey } from "../support/page/keyboard.ts";

const REORDERED = ["Tasks reordered", "Your tasks have been reordered successfully."] as const;

/** The focus is not lost, so that keyboard users can continue where they were. */
async function expectFocusOnPage(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
}

/** The order that the server has stored. */
async function storedTitles(page: Page, release: string): Promise<string[]> {
  const answer = await page.request.get("/api/tasks");
  const tasks = (await answer.json()) as { title: string; release: string }[];
  return tasks.filter((task) => task.release === release).map(({ title }) => title);
}

test("manages tasks and their documents by keyboard alone", async ({ page }) => {
  test.setTimeout(180_000);
  const { keyboard } = page;
  const release = unique("Keys");
  const [first, second, third] = [unique("One"), unique("Two"), unique("Three")] as const;
  const documentId = unique("keys");
  await createTasks(page.request, release, [first, second]);
  await saveDocument(page.request, documentId, "Typed");
  await openTasks(page, release);
  await expect(titles(page)).toHaveText([first, second]);

  await test.step("create one", async () => {
    const opener = page.getByRole("button", { name: "Add Task" }).first();
    await pressByKey(opener);
    await expect(field(page, "Title")).toBeFocused();
    await keyboard.press("Control+Enter");
    await expect(page.getByText("Title is required")).toBeVisible();
    await expect(field(page, "Title")).toBeFocused();
    await keyboard.insertText(third);
    await focusByKey(field(page, "Release"));
    await keyboard.insertText(release);
    await pressByKey(page.getByRole("dialog").getByRole("button", { name: "Document" }));
    await focusByKey(field(page, "Document URL"));
    await keyboard.insertText(`/docs/${encodeURIComponent(documentId)}`);
    await keyboard.press("Control+Enter");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(titles(page)).toHaveText([first, second, third]);
    await expectFocusOnPage(page);
  });

  await test.step("complete one, and undo that", async () => {
    const button = statusButton(page, second);
    await pressByKey(button, "Space");
    await expect(button).toHaveAccessibleName(/^Completed/);
    await expect(button).toBeFocused();
    await keyboard.press("Enter");
    await expect(button).toHaveAccessibleName(/^Pending/);
    await expect(button).toBeFocused();
  });

  await test.step("move one with its buttons, as far as it goes", async () => {
    const up = cardButton(page, "Move Up", third);
    await pressByKey(up);
    await expect(titles(page)).toHaveText([first, third, second]);
    await expect(up).toBeFocused();
    await keyboard.press("Enter");
    await expect(titles(page)).toHaveText([third, first, second]);
    await expect(up).toBeFocused();
    await expect(up).toHaveAttribute("aria-disabled", "true");
    await keyboard.press("Enter");
    await expect(titles(page)).toHaveText([third, first, second]);
    await expect(up).toBeFocused();
  });

  await test.step("move one by its handle, and cancel another move", async () => {
    // A move is shown before it is saved.
    await expect.poll(() => storedTitles(page, release)).toEqual([third, first, second]);
    await page.reload();
    await expect(titles(page)).toHaveText([third, first, second]);
    const handle = cardButton(page, "Reorder", third);
    await focusByKey(handle);
    await keyboard.press("Space");
    await expect(page.getByText(`${third} is picked up, at its own place 1 of 3`)).toBeAttached();
    await keyboard.press("ArrowDown");
    await expect(page.getByText(`${third} is over place 2 of 3`)).toBeAttached();
    await keyboard.press("ArrowDown");
    await expect(page.getByText(`${third} is over place 3 of 3`)).toBeAttached();
    await keyboard.press("Space");
    await expect(titles(page)).toHaveText([first, second, third]);
    await expect(handle).toBeFocused();
    await expectToastAndClose(page, ...REORDERED);
    await focusByKey(handle, "Tab");
    await keyboard.press("Space");
    await expect(page.getByText(`${third} is picked up, at its own place 3 of 3`)).toBeAttached();
    await keyboard.press("ArrowUp");
    await expect(page.getByText(`${third} is over place 2 of 3`)).toBeAttached();
    await keyboard.press("Escape");
    await expect(titles(page)).toHaveText([first, second, third]);
    await expect(handle).toBeFocused();
  });

  await test.step("edit one", async () => {
    const edit = cardButton(page, "Edit", first);
    await pressByKey(edit);
    await expect(field(page, "Title")).toBeFocused();
    await focusByKey(field(page, "Description"));
    await keyboard.insertText("Counted.");
    await keyboard.press("Control+Enter");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(card(page, first)).toContainText("Counted.");
    await expect(edit).toBeFocused();
  });

  await test.step("write its document", async () => {
    const link = card(page, third).getByRole("button", { name: third, exact: true });
    await pressByKey(link);
    const document = documentDialog(page, third);
    await expect(document.preview).toContainText("Typed");
    await focusByKey(document.dialog.getByRole("tab", { name: "Preview" }));
    await keyboard.press("ArrowRight");
    await expect(document.dialog.getByRole("tab", { name: "Edit" })).toBeFocused();
    await focusByKey(document.text);
    await keyboard.press("Control+End");
    await keyboard.type(" with keys");
    // Tab leaves the text field and reaches Save.
    await focusByKey(document.save);
    await keyboard.press("Enter");
    await expect(document.dialog).toBeHidden();
    await expect(link).toBeFocused();
    expect(await readDocument(page.request, documentId)).toBe("Typed with keys");
  });

  await test.step("delete one", async () => {
    await pressByKey(cardButton(page, "Delete", second));
    const question = page.getByRole("dialog", { name: "Confirm Deletion" });
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await focusByKey(question.getByRole("button", { name: "Delete", exact: true }));
    await keyboard.press("Enter");
    await expect(question).toBeHidden();
    await expect(titles(page)).toHaveText([first, third]);
    await expectFocusOnPage(page);
  });
});
