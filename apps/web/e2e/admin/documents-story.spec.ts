import type { Page } from "@playwright/test";
import { call, create, expect, signedInTest as test, unique } from "../support/admin/admin-test.ts";
import {
  card,
  cardButton,
  createTask,
  dialogButton,
  documentDialog,
  expectToastAndClose,
  field,
  openTasks,
  readDocument,
  saveDocument,
} from "../support/admin/tasks.ts";

const SAVED = ["Document saved", "Your changes have been saved successfully."] as const;

/** The URL of a document that does not exist yet, and its identifier. */
function newDocument() {
  const documentId = `${unique("roadmap").replace(" ", "-")}.md`;
  return { documentId, url: `https://docs.example.org/plans/${documentId}?plain=1#top` };
}

async function openDocument(page: Page, task: string, link = task) {
  await card(page, task).getByRole("button", { name: link, exact: true }).click();
  const opened = documentDialog(page, task);
  await expect(opened.dialog).toContainText("Task details and implementation requirements");
  return opened;
}

const discard = (page: Page) => page.getByRole("dialog", { name: "Discard your changes?" });

test("creates, reads and edits a new document through a title that is a link", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/);
  const { documentId, url } = newDocument();
  const release = unique("Paper");
  const name = unique("Read the plan");
  await createTask(page.request, { title: `[${name}](${url})`, release });
  await openTasks(page, release);
  const document = await openDocument(page, name);

  await test.step("create it", async () => {
    const missing = document.dialog.getByText("This document does not exist yet.");
    await expect(missing).toBeVisible();
    await expect(document.button("Save")).toBeDisabled();
    await document.button("Create document").click();
    await expect(document.dialog.getByRole("tab", { name: "Edit" })).toHaveAttribute("aria-selected", "true");
    await expect(document.text).toHaveValue("");
    await expect(document.save).toBeDisabled();
    await document.text.fill("# The plan\n\n- [x] think\n- [ ] write\n\n| a | b |\n|---|---|\n| 1 | ~~2~~ |");
    await expect(document.save).toBeEnabled();
    await document.save.click();
    await expect(document.dialog).toBeHidden();
    await expectToastAndClose(page, ...SAVED);
    expect(await readDocument(page.request, documentId)).toContain("# The plan");
  });

  await test.step("read it", async () => {
    await openDocument(page, name);
    const { preview } = document;
    await expect(preview.getByRole("heading", { name: "The plan" })).toBeVisible();
    await expect(preview.getByRole("checkbox")).toHaveCount(2);
    await expect(preview.getByRole("checkbox").first()).toBeChecked();
    await expect(preview.getByRole("checkbox").first()).toBeDisabled();
    await expect(preview.getByRole("cell", { name: "1" })).toBeVisible();
    await expect(preview.locator("del")).toHaveText("2");
    await expect(document.save).toBeDisabled();
  });

  await test.step("the preview shows what was edited; Save is disabled without a change", async () => {
    await document.show("Edit");
    const before = await document.text.inputValue();
    await document.text.fill(`${before}\n\nAnd **nothing** else.`);
    await expect(document.save).toBeEnabled();
    await document.show("Preview");
    await expect(document.preview.locator("strong")).toHaveText("nothing");
    await document.show("Edit");
    await document.text.fill(before);
    await expect(document.save).toBeDisabled();
  });

  await test.step("leaving requires a confirmation before a text is lost", async () => {
    await document.text.fill("Half a plan");
    for (const leave of [
      () => page.keyboard.press("Escape"),
      () => document.close.click(),
      () => document.button("Close").first().click(),
    ]) {
      await leave();
      await expect(discard(page)).toBeVisible();
      await discard(page).getByRole("button", { name: "Keep editing" }).click();
      await expect(discard(page)).toBeHidden();
      await expect(document.text).toHaveValue("Half a plan");
    }
    await page.keyboard.press("Escape");
    await discard(page).getByRole("button", { name: "Discard" }).click();
    await expect(document.dialog).toBeHidden();
    await expect(card(page, name).getByRole("button", { name, exact: true })).toBeFocused();
    expect(await readDocument(page.request, documentId)).toContain("# The plan");
  });

  await test.step("going back closes it, and its URL opens it", async () => {
    await openDocument(page, name);
    await expect(page).toHaveURL(/[?&]document=\d+/);
    await page.goBack();
    await expect(document.dialog).toBeHidden();
    await page.goForward();
    await expect(document.preview.getByRole("heading", { name: "The plan" })).toBeVisible();
    await page.reload();
    await expect(document.preview.getByRole("heading", { name: "The plan" })).toBeVisible();
  });
});

test("accepts a document's URL and link text over REST with a token, and from the form", async ({
  page,
  playwright,
  baseURL,
}) => {
  const { documentId, url } = newDocument();
  const release = unique("Paper");
  const names = [unique("Sent with a token"), unique("Typed in the form")] as const;
  const token = await call<{ token: string }>(page.request, "token.create", {
    name: unique("Planner"),
    role: "editor",
    expires_in_days: 30,
  });
  const robot = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${token.token}` },
  });
  await saveDocument(robot, documentId, "# From afar");
  await create(robot, "/api/tasks", { title: names[0], release, documentUrl: url, titleText: "The plan" });
  await create(robot, "/api/tasks", { title: names[1], release });
  await robot.dispose();

  await openTasks(page, release);
  const sent = card(page, "The plan").or(card(page, names[0]));
  await sent.getByRole("button", { name: "The plan", exact: true }).click();
  await expect(documentDialog(page, names[0]).preview.getByRole("heading")).toHaveText("From afar");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await cardButton(page, "Edit", names[1]).click();
  const form = page.getByRole("dialog", { name: "Edit Task" });
  await form.getByRole("button", { name: "Document" }).click();
  await field(page, "Document URL").fill("https://docs.example.org/");
  await dialogButton(page, "Update Task").click();
  await expect(form.getByText("Invalid document URL")).toBeVisible();
  await expect(field(page, "Document URL")).toBeFocused();
  await field(page, "Document URL").fill(`/docs/${documentId}`);
  await dialogButton(page, "Update Task").click();
  await expectToastAndClose(page, "Task updated", "Your task has been updated successfully.");
  const typed = await openDocument(page, names[1]);
  await expect(typed.preview.getByRole("heading")).toHaveText("From afar");
});
