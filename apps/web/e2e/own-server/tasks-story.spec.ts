import type { Page } from "@playwright/test";
import { expect, signIn, toast } from "../support/admin/admin-test.ts";
import {
  card,
  cardButton,
  dialogButton,
  expectToastAndClose,
  field,
  statusButton,
  titles,
} from "../support/admin/tasks.ts";
import { ownServerTest } from "../support/own-server-test.ts";
import { screenProblems } from "../support/page/screen-problems.ts";

const test = ownServerTest();

const CREATED = ["Task created", "Your task has been created successfully."] as const;
const UPDATED = ["Task updated", "Your task has been updated successfully."] as const;
const REORDERED = ["Tasks reordered", "Your tasks have been reordered successfully."] as const;

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const status = (page: Page, name: string) =>
  page.getByRole("group", { name: "Status" }).getByRole("button", { name: new RegExp(`^${name} `) });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

async function add(page: Page, title: string, more: Record<string, string> = {}): Promise<void> {
  await page.getByRole("button", { name: "Add Task" }).first().click();
  await field(page, "Title").fill(title);
  for (const [label, text] of Object.entries(more)) await field(page, label).fill(text);
  await dialogButton(page, "Create Task").click();
  await expect(dialog(page, "Create a new task")).toBeHidden();
  await expectToastAndClose(page, ...CREATED);
}

/** The background color of a card. */
function tint(page: Page, title: string): Promise<string> {
  return card(page, title).evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const color = getComputedStyle(at).backgroundColor;
      if (color !== "rgba(0, 0, 0, 0)") return color;
    }
    return "";
  });
}

test("an administrator manages tasks from an empty list to the restore of a deleted one", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signIn(page.request);

  await test.step("an empty list", async () => {
    await page.goto("/admin");
    await page
      .getByRole("navigation", { name: "Administration" })
      .getByRole("link", { name: "Tasks" })
      .click();
    await expect(page).toHaveURL(/\/admin\/tasks$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Task Manager");
    await expect(page.getByText("Manage your project tasks and track progress")).toBeVisible();
    await expect(page.getByText("No tasks yet. Create your first task to get started.")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(0);
    expect(await screenProblems(page)).toEqual([]);
  });

  await test.step("create a task with every field", async () => {
    await page.getByRole("button", { name: "Add Task" }).last().click();
    const form = dialog(page, "Create a new task");
    await dialogButton(page, "Create Task").click();
    await expect(form.getByText("Title is required")).toBeVisible();
    await expect(field(page, "Title")).toBeFocused();
    await field(page, "Title").fill("Draw the map");
    await expect(form.getByRole("combobox", { name: "Status" })).toHaveValue("Pending");
    await choose(page, "Status", "In progress");
    await choose(page, "Priority", "High");
    await field(page, "Release").fill("1.0");
    await field(page, "Description").fill("Of every country that speaks it.");
    await field(page, "Details").fill("First:\n  the coasts\n  the rivers");
    await dialogButton(page, "Create Task").click();
    await expect(form).toBeHidden();
    await expectToastAndClose(page, ...CREATED);
    const made = card(page, "Draw the map");
    await expect(made).toContainText("Release: 1.0");
    await expect(made).toContainText("Priority: High");
    await expect(made).not.toContainText("Dependencies");
    await expect(made).toContainText("Of every country that speaks it.");
    expect(await made.locator("pre").textContent()).toBe("First:\n  the coasts\n  the rivers");
  });

  await test.step("add more, in the order of creation", async () => {
    await add(page, "Name the rivers", { Release: "1.0", Dependencies: "Draw the map" });
    await add(page, "Print it", { Release: "2.0", Dependencies: "Draw the map, Name the rivers; paper" });
    await expect(titles(page)).toHaveText(["Draw the map", "Name the rivers", "Print it"]);
  });

  await test.step("edit one", async () => {
    await cardButton(page, "Edit", "Name the rivers").click();
    const form = dialog(page, "Edit Task");
    await expect(form).toContainText("Update the details of this task");
    await expect(field(page, "Title")).toHaveValue("Name the rivers");
    await expect(field(page, "Dependencies")).toHaveValue("Draw the map");
    await field(page, "Description").fill("And the lakes.");
    await dialogButton(page, "Update Task").click();
    await expect(form).toBeHidden();
    await expectToastAndClose(page, ...UPDATED);
    await expect(card(page, "Name the rivers")).toContainText("And the lakes.");
  });

  await test.step("complete one, and undo that", async () => {
    const [underway, pending] = [await tint(page, "Draw the map"), await tint(page, "Print it")];
    expect(underway).not.toBe(pending);
    await statusButton(page, "Draw the map").click();
    await expectToastAndClose(page, ...UPDATED);
    await expect(statusButton(page, "Draw the map")).toHaveAccessibleName(/^Completed/);
    const completed = await tint(page, "Draw the map");
    expect([underway, pending]).not.toContain(completed);
    for (const action of ["Move Up", "Move Down", "Edit", "Delete", "Reorder"]) {
      await expect(cardButton(page, action, "Draw the map")).toHaveCount(0);
    }
    await statusButton(page, "Draw the map").click();
    await expectToastAndClose(page, ...UPDATED);
    await expect(statusButton(page, "Draw the map")).toHaveAccessibleName(/^Pending/);
    await expect(cardButton(page, "Edit", "Draw the map")).toBeVisible();
  });

  await test.step("move them up and down", async () => {
    await expect(cardButton(page, "Move Up", "Draw the map")).toHaveAttribute("aria-disabled", "true");
    await expect(cardButton(page, "Move Down", "Print it")).toHaveAttribute("aria-disabled", "true");
    await cardButton(page, "Move Up", "Print it").click();
    await expect(titles(page)).toHaveText(["Draw the map", "Print it", "Name the rivers"]);
    await expectToastAndClose(page, ...REORDERED);
    await cardButton(page, "Move Down", "Draw the map").click();
    await expect(titles(page)).toHaveText(["Print it", "Draw the map", "Name the rivers"]);
    await expectToastAndClose(page, ...REORDERED);
    await page.reload();
    await expect(titles(page)).toHaveText(["Print it", "Draw the map", "Name the rivers"]);
  });

  await test.step("drag one to the end", async () => {
    const handle = await cardButton(page, "Reorder", "Print it").boundingBox();
    const target = await cardButton(page, "Reorder", "Name the rivers").boundingBox();
    if (!handle || !target) throw new Error("The handles are not shown.");
    const middle = (box: typeof handle) => [box.x + box.width / 2, box.y + box.height / 2] as const;
    await page.mouse.move(...middle(handle));
    await page.mouse.down();
    await page.mouse.move(handle.x + 10, handle.y + 20, { steps: 3 });
    await page.mouse.move(middle(target)[0], middle(target)[1] + 10, { steps: 12 });
    await page.mouse.up();
    await expect(titles(page)).toHaveText(["Draw the map", "Name the rivers", "Print it"]);
    await expectToastAndClose(page, ...REORDERED);
    await page.reload();
    await expect(titles(page)).toHaveText(["Draw the map", "Name the rivers", "Print it"]);
  });

  await test.step("filters are in the URL, with their counts", async () => {
    await statusButton(page, "Draw the map").click();
    await expectToastAndClose(page, ...UPDATED);
    for (const [name, count] of [
      ["All", 3],
      ["Pending", 2],
      ["In progress", 0],
      ["Completed", 1],
    ]) {
      await expect(status(page, String(name))).toHaveText(`${name} ${count}`);
    }
    await status(page, "Pending").click();
    await expect(page).toHaveURL(/[?&]status=pending/);
    await expect(titles(page)).toHaveText(["Name the rivers", "Print it"]);
    await choose(page, "Release", "2.0");
    await expect(titles(page)).toHaveText(["Print it"]);
    await expect(status(page, "All")).toHaveText("All 1");
    await page.reload();
    await expect(titles(page)).toHaveText(["Print it"]);
    await expect(status(page, "Pending")).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("searchbox", { name: "Search tasks" }).fill("no such task");
    await expect(page.getByRole("article")).toHaveCount(0);
    await page.getByRole("button", { name: "Reset Filters" }).click();
    await expect(page).toHaveURL(/\/admin\/tasks$/);
    await expect(titles(page)).toHaveCount(3);
    await page.getByRole("searchbox", { name: "Search tasks" }).fill("lakes");
    await expect(titles(page)).toHaveText(["Name the rivers"]);
  });

  await test.step("a dependency links to its card, also when a filter hides it", async () => {
    await page.getByRole("searchbox", { name: "Search tasks" }).fill("Print");
    await expect(titles(page)).toHaveText(["Print it"]);
    const named = card(page, "Print it");
    await expect(named.getByRole("link")).toHaveCount(2);
    await expect(named).toContainText("paper");
    await expect(named.getByRole("link", { name: /^Draw the map/ })).toHaveAccessibleName(/completed/);
    await named.getByRole("link", { name: "Name the rivers" }).click();
    await expect(card(page, "Name the rivers")).toBeFocused();
    await expect(titles(page)).toHaveCount(3);
  });

  await test.step("delete one, and restore it at its position", async () => {
    await cardButton(page, "Delete", "Name the rivers").click();
    const question = dialog(page, "Confirm Deletion");
    await expect(question).toContainText(
      "Are you sure you want to delete this task? This action cannot be undone.",
    );
    await expect(question).toContainText("Name the rivers");
    await dialogButton(page, "Delete").click();
    await expect(question).toBeHidden();
    await expect(toast(page).getByText("Task deleted", { exact: true })).toBeVisible();
    await expect(toast(page)).toContainText("Your task has been deleted successfully.");
    await expect(titles(page)).toHaveText(["Draw the map", "Print it"]);
    await toast(page).getByRole("button", { name: "Undo" }).click();
    await expect(toast(page)).toContainText("Task restored");
    await expect(titles(page)).toHaveText(["Draw the map", "Name the rivers", "Print it"]);
  });
});
