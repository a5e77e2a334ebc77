import type { Page, Route } from "@playwright/test";
import { settled } from "../support/looks/layout.ts";
import { expect, test } from "../support/test.ts";

const BROKEN = /Failed to load resource|\[router\]|TRPCClientError|Error: /;

/** Answers the calls of a procedure, and counts them. */
async function intercept(
  page: Page,
  procedure: string,
  answer: (route: Route, call: number) => Promise<void>,
) {
  let calls = 0;
  await page.route(new RegExp(`/trpc/${procedure.replaceAll(".", "\\.")}`), (route) =>
    answer(route, ++calls),
  );
  return { calls: () => calls };
}

/** Follows a link as a finger does: nothing is loaded ahead. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent("click", { button: 0 });
}

function refuse(route: Route, status: number): Promise<void> {
  const error = { message: "Refused", code: -32_000, data: { code: "REFUSED", httpStatus: status } };
  return route.fulfill({ status, json: { error } });
}

test("retries a temporarily failing call without an error on the page", async ({ page, watch }) => {
  watch.expect(BROKEN);
  const list = await intercept(page, "language.list", (route, call) =>
    call <= 2 ? route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }) : route.continue(),
  );
  await page.goto("/about");
  await settled(page);
  await follow(page, "/languages");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Browse Languages", { timeout: 20_000 });
  expect(list.calls()).toBe(3);
});

test("shows an error for a permanently failing call, and loads the page on Try Again", async ({
  page,
  watch,
}) => {
  watch.expect(BROKEN);
  let fails = true;
  const list = await intercept(page, "language.list", (route) =>
    fails ? route.abort("connectionreset") : route.continue(),
  );
  await page.goto("/about");
  await settled(page);
  await follow(page, "/languages");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something Went Wrong", {
    timeout: 30_000,
  });
  expect(list.calls()).toBe(4);
  await expect(page).toHaveTitle("Something Went Wrong | Saywhere");
  await expect(page.getByRole("searchbox").or(page.getByRole("combobox")).first()).toBeVisible();
  fails = false;
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Browse Languages");
});

test("does not retry a rejected call", async ({ page, watch }) => {
  watch.expect(BROKEN);
  const list = await intercept(page, "language.list", (route) => refuse(route, 429));
  await page.goto("/about");
  await settled(page);
  await follow(page, "/languages");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something Went Wrong");
  // Longer than the first pause before another try.
  await page.waitForTimeout(1_500);
  expect(list.calls()).toBe(1);
});

test("shows the not-found page for a missing record without a retry", async ({ page, watch }) => {
  watch.expect(BROKEN);
  const detail = await intercept(page, "language.get", (route) => refuse(route, 404));
  await page.goto("/about");
  await settled(page);
  await follow(page, "/languages/arabic");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Language Not Found");
  await page.waitForTimeout(1_500);
  expect(detail.calls()).toBe(1);
});

test("shows an error when suggestions fail, and still searches on Enter", async ({ page, watch }) => {
  watch.expect(BROKEN);
  await intercept(page, "search.suggestions", (route) => refuse(route, 429));
  await page.goto("/about");
  await settled(page);
  const box = page.getByRole("combobox", { name: "Search for a phrase" });
  await box.fill("thank you");
  await expect(page.locator("p", { hasText: "Suggestions are not available right now." })).toBeVisible();
  await box.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “thank you”");
});

test("shows a loading placeholder for a slow page", async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await intercept(page, "language.list", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto("/about");
  await settled(page);
  await follow(page, "/languages");
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
  gate.resolve();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Browse Languages");
});
