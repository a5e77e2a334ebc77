import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { networkIdle, overflow, settled } from "../support/page/layout.ts";
import { violationsInBothSchemes } from "../support/page/screen-problems.ts";
import { storedReviews } from "../support/page/stored-reviews.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 640 } });

const SET = "/practice?language=japanese&category=greetings";

const card = (page: Page) => page.getByRole("group", { name: "Card" });
const startButton = (page: Page) => page.getByRole("button", { name: "Start practice" });
/** How many cards of the set are due, new and practiced. */
const counts = (page: Page) => page.getByRole("definition");

async function start(page: Page): Promise<void> {
  await startButton(page).press("Enter");
  await expect(card(page)).toBeVisible();
}

/** Reveals and grades cards with the keyboard until the session ends. */
async function finish(page: Page): Promise<void> {
  const done = page.getByRole("heading", { name: "Done for now" });
  while (!(await done.isVisible())) {
    await page.keyboard.press("Space");
    await expect(page.getByRole("group", { name: "How well did you know it?" })).toBeVisible();
    await page.keyboard.press("4");
    await expect(page.getByRole("button", { name: "Show answer" }).or(done)).toBeVisible();
  }
  await expect(done).toBeFocused();
}

test("practices a category by keyboard on a phone, and keeps the progress after a reload", async ({
  page,
}) => {
  await page.goto("/languages/japanese");
  await settled(page);
  await page.getByRole("link", { name: "Practice these phrases" }).click();
  await expect(page).toHaveURL("/practice?language=japanese");
  await page.getByRole("navigation", { name: "Sets" }).getByRole("link", { name: "Greetings" }).click();
  await expect(page).toHaveURL(SET);
  await expect(counts(page).nth(2)).toHaveText("0");
  const fresh = Number(await counts(page).nth(1).textContent());
  expect(fresh).toBeGreaterThan(3);

  await start(page);
  await expect(card(page)).toContainText("Hello");
  await expect(card(page).locator('[lang="ja"]')).toHaveCount(0);
  await page.keyboard.press("Space");
  await expect(card(page).locator('[lang="ja"]')).toHaveText("こんにちは");
  // Everything that an answer needs is on the screen.
  for (const grade of await card(page)
    .getByRole("button", { name: /next in/ })
    .all()) {
    await expect(grade).toBeInViewport({ ratio: 1 });
  }
  expect(await overflow(page)).toEqual([]);
  await page.keyboard.press("4");
  await finish(page);
  const practiced = Math.min(10, fresh);
  await expect(page.getByText(`${practiced} answers.`)).toBeVisible();
  await expect.poll(() => storedReviews(page)).toBe(practiced);

  await page.reload();
  await expect(counts(page)).toHaveText(["0", String(fresh - practiced), String(practiced)]);
  await page.goto("/practice");
  await expect(page.getByText(`1 day of practice, ${practiced} cards.`)).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Practiced languages" })).toContainText("Japanese");
});

test("Back shows the overview of the set, Forward goes on, and a reload begins at the overview", async ({
  page,
}) => {
  await page.goto("/practice");
  await page.getByRole("link", { name: "Japanese" }).click();
  await expect(page).toHaveURL("/practice?language=japanese");
  await start(page);
  await page.keyboard.press("Space");
  await page.keyboard.press("4");
  await expect(page.getByRole("button", { name: "Show answer" })).toBeVisible();
  const left = await page.getByText(/cards left$/).textContent();
  const asked = await card(page).textContent();

  await page.goBack();
  await expect(page.getByRole("heading", { level: 2, name: "All Phrases" })).toBeFocused();
  await expect(page).toHaveURL("/practice?language=japanese");
  await expect(counts(page).nth(2)).toHaveText("1");
  await page.goForward();
  await expect(page.getByText(left ?? "")).toBeVisible();
  await expect(card(page)).toHaveText(asked ?? "");
  await expect(card(page)).toBeInViewport();

  await page.reload();
  await expect(counts(page).nth(2)).toHaveText("1");
  await start(page);
  await page.goBack();
  await expect(startButton(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/practice");
});

test("takes a typed romanization and a chosen answer, right to left too", async ({ page }) => {
  await page.goto("/practice?language=farsi&set=popular");
  await page.getByText("Typing", { exact: true }).click();
  await start(page);
  await expect(page.getByRole("textbox", { name: /Type it in Farsi/ })).toBeFocused();
  await page.keyboard.type("SALAM!");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Correct.")).toBeVisible();
  await expect(card(page).locator('[dir="rtl"]')).toHaveText("سلام");

  await page.getByRole("button", { name: "End" }).click();
  await page.getByText("Choosing one of four").click();
  await page.getByText("Farsi (Persian) to English").click();
  await start(page);
  const answers = page.getByRole("list", { name: "Answers" }).getByRole("button");
  await expect(answers).toHaveCount(4);
  await answers.filter({ hasText: /^\d*Hello$/ }).click();
  await expect(page.getByText("Correct.")).toBeVisible();
});

test("moves progress to another browser as a file, and keeps it when a file is damaged", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(SET);
  await start(page);
  await page.keyboard.press("Space");
  await page.keyboard.press("4");
  await expect(page.getByRole("button", { name: "Show answer" })).toBeVisible();
  // Without leaving the document, which is storing the progress.
  await page.getByRole("contentinfo").getByRole("link", { name: "Practice" }).click();
  await expect(page.getByText("1 day of practice, 1 card.")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export progress" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^saywhere-practice-\d{4}-\d{2}-\d{2}\.json$/);
  const exported = await readFile(await download.path(), "utf8");

  const importFile = (to: Page, text: string) =>
    to.getByLabel("Progress file").setInputFiles({
      name: "progress.json",
      mimeType: "application/json",
      buffer: Buffer.from(text),
    });
  await importFile(page, exported.replace('"japanese"', "7"));
  await expect(page.getByText("The file is damaged: cards.0.language")).toBeVisible();
  await importFile(page, "no JSON");
  await expect(page.getByText("The file is not JSON.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("1 day of practice, 1 card.")).toBeVisible();

  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await other.goto("/practice");
  await expect(other.getByText("Nothing practiced yet.")).toBeVisible();
  await importFile(other, exported);
  await expect(other.getByText("Progress imported")).toBeVisible();
  await other.goto(SET);
  await expect(counts(other).nth(2)).toHaveText("1");
  await context.close();
});

test("has no accessibility violations on the first visit, in a session and in each answer mode", async ({
  page,
}) => {
  const expectNoViolations = async () => expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.goto("/practice");
  await settled(page);
  await expect(page.getByText("Nothing practiced yet.")).toBeVisible();
  await expectNoViolations();
  await page.goto("/practice?language=urdu&set=popular");
  await expect(startButton(page)).toBeVisible();
  await expectNoViolations();
  await start(page);
  await expectNoViolations();
  await page.keyboard.press("Space");
  await expectNoViolations();
  await page.keyboard.press("4");
  await finish(page);
  await expectNoViolations();
  for (const way of ["Typing", "Choosing one of four"]) {
    await page
      .getByRole("button", { name: "Close" })
      .or(page.getByRole("button", { name: "End" }))
      .click();
    await page.getByText(way, { exact: true }).click();
    await start(page);
    await expectNoViolations();
    if (way === "Typing") await page.keyboard.type("nothing");
    await page.keyboard.press(way === "Typing" ? "Enter" : "1");
    await expect(page.getByRole("group", { name: "How well did you know it?" })).toBeVisible();
    await expectNoViolations();
  }
});

test.describe("without a connection", () => {
  test.use({ serviceWorkers: "allow" });

  test("practices a set that was visited before, and says what another one lacks", async ({
    page,
    context,
    pageErrors,
  }) => {
    pageErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503/);
    // Chromium 153 logs these for files that a worker returns; later versions do not.
    pageErrors.expect(
      /cross-world service worker resource mismatch|was preloaded using link preload but not used/,
    );
    await page.goto("/practice");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto(SET);
    await expect(startButton(page)).toBeVisible();
    await networkIdle(page);
    await expect.poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), SET)).toBe(true);

    await context.setOffline(true);
    await page.reload();
    await start(page);
    await finish(page);
    await page.reload();
    await expect(counts(page).nth(2)).not.toHaveText("0");

    await page.goto("/practice");
    await page.getByRole("link", { name: "Korean" }).click();
    // The page itself says so, or the one in its place: it depends on what the worker had time to cache.
    await expect(page.getByRole("heading", { name: "No Connection" })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "Practice Korean" })).toBeVisible();
    await expect(startButton(page)).toBeVisible();
  });
});
