import { readdir } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { crawlSite } from "../support/crawl-site.ts";
import { playCardsStory } from "../support/page/cards-story.ts";
import { networkIdle, settled } from "../support/page/layout.ts";
import { playNeedsStory } from "../support/page/needs-story.ts";
import { byPointing, playSearchStory } from "../support/page/search-story.ts";
import { publicRoutes } from "../support/routes.ts";
import { CONTENT, expect, PUBLIC_URL, test } from "../support/static-export-test.ts";

// All tests use one export, because it takes long.
test.describe.configure({ mode: "default" });

/** A path, also with the trailing slash that some servers add. */
const at = (path: string, query = "") => new RegExp(`^http://127\\.0\\.0\\.1:\\d+${path}/?${query}$`);
const PHRASES = CONTENT.phrases + CONTENT.otherPhrases.length;
const search = (page: Page) => page.getByRole("combobox", { name: "Search for a phrase" });
const phrases = (page: Page) => page.getByRole("list", { name: "Phrases" });
const categories = (page: Page) => page.getByRole("navigation", { name: "Categories", exact: true });

test("the static export has every page and no broken link or picture", async ({ staticExport, baseURL }) => {
  const { problems, found } = await crawlSite(baseURL ?? "", { exportOf: PUBLIC_URL });
  expect(problems).toEqual([]);
  const pages = (await readdir(staticExport.folder, { recursive: true }))
    .filter((key) => key.endsWith("index.html"))
    .map((key) => `/${key.replace(/\/?index\.html$/, "")}`);
  // The search form leads to search; a language slug in the position of a phrase redirects, but nothing links to it.
  const unlinked = pages.filter((path) => !found.has(encodeURI(path)));
  expect(unlinked.filter((path) => !/^\/phrases\/[^/]+$/.test(path))).toEqual(["/search"]);
  const translations = pages.filter((path) => /^\/phrases\/[^/]+\/[^/]+$/.test(path));
  expect(translations).toHaveLength(CONTENT.languages.length * PHRASES);
});

/** One page of each kind that the static export renders in a way of its own. */
const ROUTES = [
  "home",
  "language",
  "phrases-filtered",
  "phrases-none",
  "phrase",
  "saved",
  "practice",
  "allergy-card",
  "emergency",
  "emergency-in-urdu",
  "search-results",
  "not-found",
];

test("every kind of page in the static export has no errors", async ({ page, pageErrors }) => {
  pageErrors.expect(/status of 404/);
  for (const { path, status } of publicRoutes.filter(({ name }) => ROUTES.includes(name))) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(status ?? 200);
      await networkIdle(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    });
  }
});

for (const redirects of [false, true]) {
  test.describe(
    redirects ? "where a server adds a slash to URLs" : "where a server gives pages at once",
    () => {
      test.use({ redirects });

      test("a visitor searches, saves, filters and goes back in the static export", async ({ page }) => {
        await page.goto("/");
        await settled(page);
        await search(page).click();
        await search(page).pressSequentially("thank you in japanese");
        await expect(page.getByRole("option").first()).toHaveAccessibleName("Thank you in Japanese");
        await search(page).press("ArrowDown");
        await search(page).press("Enter");

        await expect(page).toHaveURL(at("/phrases/japanese/thank-you"));
        await expect(page.getByRole("article").locator('[lang="ja"]').first()).toContainText("ありがとう");
        await page.getByRole("button", { name: "Save phrase" }).click();
        await expect(page.getByRole("button", { name: "Save phrase", pressed: true })).toBeVisible();
        await page.getByRole("banner").getByRole("link", { name: "Saved phrases" }).click();
        await expect(page).toHaveURL(at("/saved"));
        const saved = page.getByRole("main").getByRole("listitem");
        await expect(saved).toHaveCount(1);
        await expect(saved).toContainText("ありがとう");

        await page.getByRole("main").getByRole("link", { name: "Japanese", exact: true }).click();
        await expect(page).toHaveURL(at("/languages/japanese"));
        await page.getByRole("main").locator('a[href="/phrases?language=japanese"]').first().click();
        await expect(page).toHaveURL(at("/phrases", "\\?language=japanese"));
        await expect(phrases(page).locator('[lang="ja"]').first()).toBeVisible();
        await categories(page).getByRole("link", { name: "Dining & Food" }).click();
        await expect(page).toHaveURL(at("/phrases", "\\?language=japanese&category=dining-food"));
        await expect(categories(page).locator("[aria-current]")).toHaveText("Dining & Food");
        await page.goBack();
        await page.goBack();
        await expect(page).toHaveURL(at("/languages/japanese"));
        await expect(page.getByRole("heading", { level: 1 })).toContainText("Japanese");
      });
    },
  );
}

test("shows the filtered results of a URL in the static export, and more of them", async ({ page }) => {
  await page.goto("/phrases?language=urdu");
  await expect(phrases(page).locator('[lang="ur"]').first()).toBeVisible();
  await expect(phrases(page).getByRole("listitem")).toHaveCount(48);
  await page
    .getByRole("link", { name: "Show more" })
    .or(page.getByRole("button", { name: "Show more" }))
    .click();
  await expect(phrases(page).getByRole("listitem")).toHaveCount(PHRASES);
  await expect(phrases(page).locator('[lang]:not([lang^="ur"], [lang="en"])')).toHaveCount(0);
});

test("begins with the visitor's language in the static export", async ({ page }) => {
  await page.goto("/languages/japanese");
  await settled(page);
  await page.getByRole("button", { name: "My Language" }).click();
  await page.goto("/");
  const mine = page.getByRole("region", { name: "Phrases in Japanese" });
  await expect(mine.getByRole("listitem")).toHaveCount(8);
  await search(page).click();
  await search(page).fill("where is");
  await expect(page.getByRole("option").first()).toHaveAccessibleName(/ in Japanese$/);
  await search(page).press("Enter");
  const results = page.getByRole("list", { name: "Results" });
  await expect(results.getByRole("listitem").first().getByRole("listitem").first()).toContainText("Japanese");
  await page.reload();
  await expect(results.getByRole("listitem").first().getByRole("listitem").first()).toContainText("Japanese");
});

test("shows cards in the static export", async ({ page }) => playCardsStory(page));

test("shows the form that a URL names, and the one that the visitor says, in the static export", async ({
  page,
}) => {
  const phrase = page.getByRole("article").locator("p[lang=th]").first();
  await page.goto("/phrases/thai/thank-you#form=said-by-a-woman");
  await expect(phrase).toHaveText("ขอบคุณค่ะ");
  await page.goto("/languages/thai/common-phrases");
  await page.getByRole("button", { name: "I Speak As" }).click();
  const dialog = page.getByRole("dialog", { name: "I Speak As" });
  await dialog.getByRole("radio", { name: "A woman" }).check();
  await dialog.getByRole("button", { name: "Done" }).click();
  const row = page.getByRole("listitem").filter({
    has: page.getByRole("link", { name: "Thank you", exact: true }),
  });
  await expect(row.locator("[lang=th]")).toHaveText("ขอบคุณค่ะ");
  await row.getByRole("link").click();
  await expect(phrase).toHaveText("ขอบคุณค่ะ");
});

test("keeps the chosen color scheme from page to page in the static export", async ({ page }) => {
  await page.goto("/");
  await settled(page);
  const scheme = () => page.locator("html").getAttribute("data-mantine-color-scheme");
  const button = page.getByRole("contentinfo").getByRole("button", { name: /^Theme:/ });
  for (let presses = 0; presses < 3 && (await scheme()) !== "dark"; presses++) await button.click();
  expect(await scheme()).toBe("dark");
  await page.goto("/languages/farsi");
  expect(await scheme()).toBe("dark");
});

test("shows the not-found page of the static export for unknown URLs of any depth", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/);
  for (const path of ["/nothing/here", "/phrases/farsi/nothing", "/languages/nothing"]) {
    expect((await page.goto(path))?.status()).toBe(404);
    await settled(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("404");
  }
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL(at(""));
});

test("finds search results in the static export on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await playSearchStory(page, byPointing);
});

test("finds needs and digits in the static export on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await playNeedsStory(page);
});

test("loads search when the box gets the focus, and a language's texts when it is named", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const searchFiles = () => requested.filter((path) => /^\/data\/|\/search-worker-/.test(path));
  await page.goto("/");
  await networkIdle(page);
  expect(searchFiles()).toEqual([]);
  await search(page).focus();
  await expect.poll(() => searchFiles().filter((path) => path.startsWith("/data/texts/")).length).toBe(8);
  await settled(page);
  requested.length = 0;
  await search(page).fill("thank you in thai");
  await expect(page.getByRole("option").first()).toHaveAccessibleName("Thank you in Thai");
  expect(searchFiles()).toEqual(["/data/texts/thai.json"]);
  requested.length = 0;
  await search(page).fill("good morning in thai");
  await expect(page.getByRole("option").first()).toHaveAccessibleName("Good morning in Thai");
  expect(searchFiles()).toEqual([]);
});

test("redirects an old URL of the static export without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/phrases/japanese");
  await expect(page).toHaveURL(at("/languages/japanese"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Japanese");
  await page.goto("/phrases");
  await expect(phrases(page).getByRole("listitem").first()).toBeVisible();
  await context.close();
});

test("blocks scripts that do not belong to a static export page", async ({ page, pageErrors }) => {
  pageErrors.expect(/Content Security Policy/);
  await page.goto("/");
  await settled(page);
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.foreign = true";
    document.head.append(script);
    return "foreign" in window;
  });
  expect(ran).toBe(false);
});
