import type { Page } from "@playwright/test";
import { expect, signIn, toast, unique } from "../support/admin/admin-test.ts";
import {
  card,
  cardButton,
  createTask,
  createTasks,
  dialogButton,
  documentDialog,
  expectTold,
  field,
  openTasks,
  readDocument,
  saveDocument,
  statusButton,
  titles,
} from "../support/admin/tasks.ts";
import { gatedTest as test } from "../support/gated-test.ts";
import type { DatabaseGate } from "../support/servers/database-gate.ts";

const OFFLINE = "The server cannot be reached. Check your connection and try again.";
const CUT = /^The database does not answer/;

test.beforeEach(async ({ page, watch }) => {
  test.setTimeout(120_000);
  watch.expect(/Failed to load resource|TRPCClientError/);
  await signIn(page.request);
});

/** The failure is told to the letter, with why, and put away. */
async function expectFailure(page: Page, title: string, why: string | RegExp): Promise<void> {
  const told = toast(page).getByRole("alert");
  await expect(told.getByText(title, { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(told.getByText(why)).toBeVisible();
  await told.getByRole("button", { name: "Close" }).click();
  await expect(told).toBeHidden();
}

interface Attempt {
  /** What is pressed, again and again. */
  press: () => Promise<void>;
  failure: string;
  /** What holds after each failure: what was typed is still there, what was shown is true. */
  still: () => Promise<void>;
  done: readonly [title: string, message: string];
}

/** Presses without a connection, then without a database, then with both. */
async function failsTwiceThenWorks(page: Page, gate: DatabaseGate, attempt: Attempt): Promise<void> {
  const { press, failure, still, done } = attempt;
  await page.context().setOffline(true);
  await press();
  await expectFailure(page, failure, OFFLINE);
  await still();
  await page.context().setOffline(false);

  await gate.shut();
  await press();
  await expectFailure(page, failure, CUT);
  await still();
  await gate.open();

  // A pool finds out that its connections are gone when it next uses them.
  await expect(async () => expect((await page.request.get("/health/ready")).ok()).toBe(true)).toPass();
  await press();
  await expectTold(page, ...done);
}

test("shows an error when a task cannot be created, updated or deleted, and keeps the typed text", async ({
  page,
  gated,
}) => {
  const release = unique("Storm");
  const name = unique("Weather it");
  await openTasks(page, release);
  await page.getByRole("button", { name: "Add Task" }).first().click();
  await field(page, "Title").fill(name);
  await field(page, "Release").fill(release);
  await field(page, "Details").fill("  line by line\n");
  await failsTwiceThenWorks(page, gated.gate, {
    press: () => dialogButton(page, "Create Task").click(),
    failure: "Failed to create task",
    still: async () => {
      await expect(field(page, "Title")).toHaveValue(name);
      await expect(field(page, "Details")).toHaveValue("  line by line\n");
      await expect(dialogButton(page, "Create Task")).toBeEnabled();
    },
    done: ["Task created", "Your task has been created successfully."],
  });
  await expect(card(page, name)).toBeVisible();

  await cardButton(page, "Edit", name).click();
  await field(page, "Description").fill("Until it is over.");
  await failsTwiceThenWorks(page, gated.gate, {
    press: () => dialogButton(page, "Update Task").click(),
    failure: "Failed to update task",
    still: () => expect(field(page, "Description")).toHaveValue("Until it is over."),
    done: ["Task updated", "Your task has been updated successfully."],
  });
  await expect(card(page, name)).toContainText("Until it is over.");

  await cardButton(page, "Delete", name).click();
  await failsTwiceThenWorks(page, gated.gate, {
    press: () => dialogButton(page, "Delete").click(),
    failure: "Failed to delete task",
    still: () => expect(page.getByRole("dialog", { name: "Confirm Deletion" })).toBeVisible(),
    done: ["Task deleted", "Your task has been deleted successfully."],
  });
  await expect(card(page, name)).toHaveCount(0);
});

test("reverts a failed toggle and a failed move", async ({ page, gated }) => {
  const release = unique("Storm");
  const [first, second] = [unique("First"), unique("Second")] as const;
  await createTasks(page.request, release, [first, second]);
  await openTasks(page, release);
  await expect(titles(page)).toHaveText([first, second]);

  await failsTwiceThenWorks(page, gated.gate, {
    press: () => statusButton(page, first).click(),
    failure: "Failed to update task",
    still: () => expect(statusButton(page, first)).toHaveAccessibleName(/^Pending/),
    done: ["Task updated", "Your task has been updated successfully."],
  });
  await expect(statusButton(page, first)).toHaveAccessibleName(/^Completed/);

  await failsTwiceThenWorks(page, gated.gate, {
    press: () => cardButton(page, "Move Up", second).click(),
    failure: "Failed to reorder tasks",
    still: () => expect(titles(page)).toHaveText([first, second]),
    done: ["Tasks reordered", "Your tasks have been reordered successfully."],
  });
  await expect(titles(page)).toHaveText([second, first]);
  await page.reload();
  await expect(titles(page)).toHaveText([second, first]);
});

/** Opens the tasks while the database is away; gives what tells of it, and how often the tasks were asked for since. */
async function openTasksWithoutDatabase(page: Page, gate: DatabaseGate) {
  await page.goto("/admin/languages");
  // A list that is still on its way when the gate is shut tells of its own failure in much the same words.
  await expect(page.getByRole("rowheader", { name: /^Farsi/ })).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/trpc/task.list")) asked.push(request.url());
  });
  await gate.shut();
  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Tasks" }).click();
  const failure = page.getByRole("alert").filter({ hasText: "The tasks could not be loaded." });
  await expect(failure).toContainText("The database does not answer", { timeout: 30_000 });
  await gate.open();
  await expect(async () => expect((await page.request.get("/health/ready")).ok()).toBe(true)).toPass();
  return { failure, asked };
}

test("reloads tasks that failed to load when Try Again is pressed", async ({ page, gated }) => {
  const task = await createTask(page.request, { release: unique("Storm") });
  const { failure, asked } = await openTasksWithoutDatabase(page, gated.gate);
  expect(asked).toHaveLength(1);
  await failure.getByRole("button", { name: "Try Again" }).click();
  await expect(card(page, task.title)).toBeVisible();
  await expect(failure).toHaveCount(0);
  expect(asked).toHaveLength(2);
});

test("reloads tasks that failed to load when the window regains the focus", async ({ page, gated }) => {
  const task = await createTask(page.request, { release: unique("Storm") });
  const { failure, asked } = await openTasksWithoutDatabase(page, gated.gate);
  // A browser that is driven never hides its windows.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(card(page, task.title)).toBeVisible();
  await expect(failure).toHaveCount(0);
  expect(asked).toHaveLength(2);
});

test("keeps the typed text of a document that cannot be saved", async ({ page, gated }) => {
  const release = unique("Storm");
  const name = unique("Write it down");
  const documentId = unique("storm");
  await createTask(page.request, { title: name, release, documentUrl: `/docs/${documentId}` });
  await saveDocument(page.request, documentId, "Calm");
  await openTasks(page, release);
  await card(page, name).getByRole("button", { name, exact: true }).click();
  const document = documentDialog(page, name);
  await expect(document.preview).toContainText("Calm");
  await document.show("Edit");
  await document.text.fill("Storm");
  await failsTwiceThenWorks(page, gated.gate, {
    press: () => document.save.click(),
    failure: "Failed to save document",
    still: () => expect(document.text).toHaveValue("Storm"),
    done: ["Document saved", "Your changes have been saved successfully."],
  });
  await expect(document.dialog).toBeHidden();
  expect(await readDocument(page.request, documentId)).toBe("Storm");
});

test("shows why a document failed to load, and loads it on retry", async ({ page, gated }) => {
  const release = unique("Storm");
  const name = unique("Read it");
  const documentId = unique("storm");
  await createTask(page.request, { title: name, release, documentUrl: `/docs/${documentId}` });
  await saveDocument(page.request, documentId, "Calm again");
  await openTasks(page, release);
  const open = () => card(page, name).getByRole("button", { name, exact: true }).click();
  const document = documentDialog(page, name);
  // The parts that show a text are there by then: what fails is the text alone.
  await open();
  await expect(document.preview).toContainText("Calm again");
  await document.close.click();

  await gated.gate.shut();
  await open();
  await expect(document.dialog.getByText("Error: Failed to fetch document: Service Unavailable")).toBeVisible(
    {
      timeout: 30_000,
    },
  );
  await expect(document.button("Create document")).toHaveCount(0);
  await gated.gate.open();
  await document.button("Try Again").click();
  await expect(document.preview).toContainText("Calm again", { timeout: 30_000 });
  await document.close.click();

  await page.context().setOffline(true);
  await open();
  await expect(document.dialog.getByText("Error: Failed to load document")).toBeVisible({ timeout: 30_000 });
  await page.context().setOffline(false);
  await document.button("Try Again").click();
  await expect(document.preview).toContainText("Calm again");
});
