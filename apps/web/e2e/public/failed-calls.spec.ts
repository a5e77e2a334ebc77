import type { Page, Route } from "@playwright/test";
import { settled } from "../support/page/layout.ts";
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

test("shows an error for a rejected call without a retry, and loads the page on Try again", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(BROKEN);
  let fails = true;
  const list = await intercept(page, "language.list", (route) =>
    fails ? refuse(route, 429) : route.continue(),
  );
  await page.goto("/about");
  await settled(page);
  await follow(page, "/languages");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something Went Wrong");
  await expect(page).toHaveTitle("Something Went Wrong | Saywhere");
  await expect(page.getByRole("searchbox").or(page.getByRole("combobox")).first()).toBeVisible();
  expect(list.calls()).toBe(1);
  fails = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Browse Languages");
});

test("retries a temporarily failing call without an error on the page", async ({ page, pageErrors }) => {
  pageErrors.expect(BROKEN);
  const list = await intercept(page, "language.list", (route, call) =>
    call === 1 ? route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }) : route.continue(),
  );
  await page.goto("/about");
  await settled(page);
  await follow(page, "/languages");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Browse Languages");
  expect(list.calls()).toBe(2);
});

test("loads a page as a document when a new version of the site has replaced its script", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(BROKEN);
  await page.goto("/about");
  await settled(page);
  // A script that the page has not loaded yet.
  await page.route("**/assets/calls-*", (route) => route.fulfill({ status: 404 }));
  await follow(page, "/languages");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Browse Languages");
  expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name)).toMatch(
    /\/languages$/,
  );
});
