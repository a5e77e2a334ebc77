import type { Page } from "@playwright/test";
import { networkIdle } from "../support/page/layout.ts";
import { saveData } from "../support/page/save-data.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, serviceWorkers: "block" });

/** What a phone without any cached file receives, compressed and with headers, in kB. */
const BUDGETS = {
  "/": 217,
  "/phrases": 215,
  "/languages/japanese": 187,
  "/phrases/japanese/where-is-the-bathroom": 187,
  "/phrases/german/where-is-the-bathroom": 167,
  "/search?q=thank+you+in+japanese": 191,
};

/** Opens a page, and returns the size of each file received until `isLoaded`. */
async function transfersOf(
  page: Page,
  path: string,
  isLoaded: () => Promise<void>,
): Promise<Map<string, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const urls = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => urls.set(requestId, request.url));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    sizes.set(urls.get(requestId) ?? requestId, encodedDataLength),
  );
  await page.goto(path);
  await isLoaded();
  return sizes;
}

function expectAtMost(sizes: Map<string, number>, budget: number): void {
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(total / 1000, JSON.stringify([...sizes])).toBeLessThanOrEqual(budget);
}

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`a first visit of ${path} transfers at most ${budget} kB, with its fonts and scripts`, async ({
    page,
  }) => {
    const sizes = await transfersOf(page, path, () => networkIdle(page));
    expect([...sizes.keys()].filter((url) => /\/assets\/framework-.*\.js$/.test(url))).toHaveLength(1);
    // The client of TanStack Query and that of tRPC come with the first call of the API.
    expect([...sizes.keys()].filter((url) => /\/assets\/calls-.*\.js$/.test(url))).toEqual([]);
    expectAtMost(sizes, budget);
  });
}

test.describe("to a visitor who saves data", () => {
  test.beforeEach(({ page }) => saveData(page));

  // Not `networkIdle`, which waits for React: it does not run yet.
  const isLoaded = (page: Page) => page.waitForLoadState("networkidle");

  for (const [path, budget] of [
    ["/", 64],
    ["/phrases/japanese/where-is-the-bathroom", 36],
  ] as const) {
    test(`a first visit of ${path} transfers at most ${budget} kB`, async ({ page }) => {
      const sizes = await transfersOf(page, path, () => isLoaded(page));
      expect([...sizes.keys()].filter((url) => url.endsWith(".js"))).toEqual([]);
      expectAtMost(sizes, budget);
    });
  }

  test("the first tap on a button loads the scripts, and then takes effect", async ({ page }) => {
    await page.goto("/phrases/japanese/thank-you");
    const save = page.getByRole("button", { name: "Save phrase" });
    await save.tap();
    await expect(save).toHaveAttribute("aria-pressed", "true");
  });

  test("links work without scripts, and the search field with what was typed while they load", async ({
    page,
  }) => {
    await page.goto("/phrases/japanese/thank-you");
    await page.getByRole("link", { name: "Japanese", exact: true }).first().tap();
    await expect(page).toHaveURL(/\/languages\/japanese$/);
    await isLoaded(page);
    expect(await page.evaluate(() => document.querySelectorAll("script[src]").length)).toBe(0);
    const field = page.getByRole("combobox", { name: "Search for a phrase" });
    await field.tap();
    await field.pressSequentially("good morning");
    await expect(page.getByRole("option", { name: /^Good morning in/ }).first()).toBeVisible();
    await expect(field).toHaveValue("good morning");
  });

  test("a link to a form of a phrase shows that form at once", async ({ page }) => {
    await page.goto("/phrases/thai/thank-you#form=said-by-a-woman");
    await expect(page.getByRole("main").locator("[lang=th]").first()).toHaveText("ขอบคุณค่ะ");
  });

  test("a page with what the device has stored loads its scripts at once", async ({ page }) => {
    await page.goto("/saved");
    await expect(page.getByText("No Saved Phrases Yet")).toBeVisible();
  });
});
