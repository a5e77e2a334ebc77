import type { Page } from "@playwright/test";
import { expect, signedInTest as test } from "../support/admin/admin-test.ts";
import { networkIdle } from "../support/page/layout.ts";

const open = (page: Page, screen: string) =>
  page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: screen }).click();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => "isMarked" in window);

test.beforeEach(async ({ page, pageErrors }) => {
  pageErrors.expect(/Failed to load resource|The server cannot be reached/);
  await page.goto("/admin");
  await networkIdle(page);
  await mark(page);
});

test("shows an error in place of an unopened screen without a connection", async ({ page, context }) => {
  await context.setOffline(true);
  await open(page, "Tasks");
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("This page could not be shown");
  await expect(alert).toContainText("The server cannot be reached. Check your connection and try again.");
  await expect(page).toHaveURL("/admin/tasks");
  await open(page, "Dashboard");
  await expect(heading(page, "Dashboard")).toBeVisible();
  await open(page, "Tasks");
  await expect(alert).toBeVisible();
  // The link also preloads the screen a moment after the pointer enters it: online, the screen would be loaded by then.
  await page.waitForTimeout(300);
  await context.setOffline(false);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(heading(page, "Task Manager")).toBeVisible();
});

test("reloads the page when a screen's file belongs to an older version", async ({ page }) => {
  let missing = 0;
  await page.route("**/admin/assets/tasks-*.js", (route) =>
    missing++ === 0 ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  await open(page, "Tasks");
  await expect(heading(page, "Task Manager")).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});
