import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { create, toast, unique } from "./admin-test.ts";

export interface StoredTask {
  id: number;
  title: string;
  status: string;
  version: number;
}
interface StoredDocument {
  id: number;
  content: string;
  version: number;
}

export function createTask(request: APIRequestContext, more: object = {}): Promise<StoredTask> {
  return create(request, "/api/tasks", { title: unique("Write tests"), ...more });
}

/** Tasks that a filter for their release shows alone. */
export async function createTasks(request: APIRequestContext, release: string, names: string[]) {
  const tasks: StoredTask[] = [];
  // One after the other: the order of the list is the order in which they came.
  for (const title of names) tasks.push(await createTask(request, { title, release }));
  return tasks;
}

export async function saveDocument(
  request: APIRequestContext,
  documentId: string,
  content: string,
): Promise<StoredDocument> {
  const answer = await request.post(`/api/documents/${encodeURIComponent(documentId)}`, {
    data: { content },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as StoredDocument;
}

export async function readDocument(request: APIRequestContext, documentId: string): Promise<string> {
  const answer = await request.get(`/api/documents/${encodeURIComponent(documentId)}`);
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as StoredDocument).content;
}

/** The list with the tasks of a release alone. */
export async function openTasks(page: Page, release: string): Promise<void> {
  await page.goto(`/admin/tasks?release=${encodeURIComponent(release)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Task Manager");
}

export function card(page: Page, title: string): Locator {
  return page.getByRole("article", { name: title, exact: true });
}

export function cardButton(page: Page, action: string, title: string): Locator {
  return page.getByRole("button", { name: `${action} ${title}`, exact: true });
}

export function statusButton(page: Page, title: string): Locator {
  return page.getByRole("button", { name: new RegExp(`: ${escaped(title)}\\. Mark as `) });
}

/** The button in a dialog, as it is called to the letter. */
export function dialogButton(page: Page, name: string): Locator {
  return page.getByRole("dialog").last().getByRole("button", { name, exact: true });
}

export function field(page: Page, label: string): Locator {
  return page
    .getByRole("dialog")
    .last()
    .getByRole("textbox", { name: new RegExp(`^${label}`) });
}

/** The titles of the cards, in their order. */
export function titles(page: Page): Locator {
  return page.getByRole("article").getByRole("heading", { level: 2 });
}

/** Expects a toast with exactly these texts, and closes it. */
export async function expectToastAndClose(page: Page, title: string, message: string): Promise<void> {
  await expect(toast(page).getByText(title, { exact: true })).toBeVisible();
  await expect(toast(page).getByText(message, { exact: true })).toBeVisible();
  await toast(page).getByRole("button", { name: "Close" }).click();
  await expect(toast(page).getByText(title, { exact: true })).toBeHidden();
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** The dialog of the document of a task, with what can be done in it. */
export function documentDialog(page: Page, title: string) {
  const dialog = page.getByRole("dialog", { name: title, exact: true });
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });
  return {
    dialog,
    preview: dialog.getByRole("tabpanel", { name: "Preview" }),
    text: dialog.getByRole("textbox", { name: "Markdown" }),
    save: button("Save"),
    close: button("Close").last(),
    button,
    show: (tab: "Preview" | "Edit") => dialog.getByRole("tab", { name: tab }).click(),
  };
}
