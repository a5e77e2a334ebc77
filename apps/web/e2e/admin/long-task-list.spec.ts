import type { APIRequestContext, Page } from "@playwright/test";
import { expect, signedInTest as test, unique } from "../support/admin/admin-test.ts";
import { cardButton, createTask, expectToastAndClose, openTasks, titles } from "../support/admin/tasks.ts";
import { inParallel } from "../support/in-parallel.ts";

/** Far more than a window shows. */
const COUNT = 300;

async function createMany(request: APIRequestContext, release: string): Promise<void> {
  const numbers = Array.from({ length: COUNT }, (_, index) => index + 1);
  await inParallel(8, numbers, (number) =>
    createTask(request, {
      title: `Task ${number}.`,
      status: number % 4 === 0 ? "completed" : "pending",
      priority: ["High", "Medium", "Low"][number % 3],
      release,
      details: "One\nTwo\nThree",
      dependencies: number > 1 ? `Task ${number - 1}.` : "",
    }),
  );
}

/** The positions of the rendered cards, from 1. */
function positions(page: Page): Promise<number[]> {
  return page
    .getByRole("listitem")
    .and(page.locator("[aria-posinset]"))
    .evaluateAll((items) => items.map((item) => Number(item.getAttribute("aria-posinset"))));
}

test("shows, scrolls, filters and moves three hundred tasks", async ({ page }) => {
  const release = unique("Long");
  await createMany(page.request, release);
  await openTasks(page, release);
  const status = page.getByRole("group", { name: "Status" });
  await expect(status.getByRole("button", { name: /^All/ })).toHaveText("All 300");
  await expect(status.getByRole("button", { name: /^Completed/ })).toHaveText("Completed 75");

  await test.step("the page renders only visible cards, with their number", async () => {
    await expect(titles(page).first()).toBeVisible();
    expect(await page.getByRole("article").count()).toBeLessThan(100);
    await expect(page.locator("[aria-posinset]").first()).toHaveAttribute("aria-setsize", String(COUNT));
    expect(await positions(page)).toContain(1);
  });

  await test.step("scroll to the end and back", async () => {
    // The heights of cards are estimates until they are rendered.
    await page.keyboard.press("End");
    await expect(page.locator(`[aria-posinset="${COUNT}"]`)).toBeInViewport();
    await page.keyboard.press("Home");
    await expect(page.locator('[aria-posinset="1"]')).toBeInViewport();
  });

  const names = () => titles(page).allTextContents();
  await test.step("move the second to the top, where it stays", async () => {
    const [first, second, third] = await names();
    // A completed one has no buttons; the order of parallel writes is unknown.
    const movable = [second, third].find((name) => name && !isCompleted(name)) ?? "";
    const before = (await names()).indexOf(movable);
    await cardButton(page, "Move Up", movable).click();
    await expectToastAndClose(page, "Tasks reordered", "Your tasks have been reordered successfully.");
    await expect(titles(page).nth(before - 1)).toHaveText(movable);
    await expect(cardButton(page, "Move Up", movable)).toBeFocused();
    expect(first).toBeDefined();
    await page.reload();
    await expect(titles(page).nth(before - 1)).toHaveText(movable);
  });

  await test.step("filter", async () => {
    await page.getByRole("searchbox", { name: "Search tasks" }).fill("Task 277.");
    // It and the one that depends on it, in the order in which they arrived.
    await expect(status.getByRole("button", { name: /^All/ })).toHaveText("All 2");
    const found = page.getByRole("article", { name: "Task 277.", exact: true });
    await found.getByRole("link", { name: "Task 276." }).click();
    await expect(page.getByRole("article", { name: "Task 276.", exact: true })).toBeFocused();
    await expect(page.getByRole("article", { name: "Task 276.", exact: true })).toBeInViewport();
  });
});

function isCompleted(name: string): boolean {
  return Number(/\d+/.exec(name)?.[0]) % 4 === 0;
}
