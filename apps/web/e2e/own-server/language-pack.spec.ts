import type { Page } from "@playwright/test";
import { expect } from "../support/admin/admin-test.ts";
import { keepFarsi, main, test, title, unstyledClasses, withBrowser } from "../support/pack-test.ts";
import { violations } from "../support/page/axe.ts";
import { overflow } from "../support/page/layout.ts";
import { storedReviews } from "../support/page/stored-reviews.ts";
import { serveStaticFiles } from "../support/servers/static-file-server.ts";

test.describe.configure({ mode: "default" });

async function readFarsi(page: Page): Promise<void> {
  await page.goto("/languages/farsi");
  await expect(title(page)).toHaveText("Farsi (Persian)");

  await page.goto("/phrases/farsi/where-is-the-bathroom");
  await expect(title(page)).toHaveText("How to say “Where is the bathroom?” in Farsi (Persian)");
  await expect(main(page).locator('[lang="fa"]').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check("1em 'SW Naskh'", "دستشویی"))).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Show to someone" }).click();
  await expect(page.getByRole("dialog").locator('[lang="fa"]')).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Save phrase" }).click();

  const search = page.getByRole("combobox", { name: "Search for a phrase" });
  await search.fill("thank you");
  await expect(page.getByRole("option", { name: /Thank you.*Farsi/ }).first()).toBeVisible();
  await search.press("Enter");
  await expect(title(page)).toContainText("thank you");
  await main(page).locator('a[href="/phrases/farsi/thank-you"]').first().click();
  await expect(title(page)).toHaveText("How to say “Thank you” in Farsi (Persian)");

  await page.goto("/emergency/farsi");
  await expect(title(page)).toHaveText("Emergency Phrases in Farsi (Persian)");
  await expect(main(page).getByRole("link", { name: /110/ }).first()).toHaveAttribute("href", "tel:110");
  expect(await readRetained(page)).not.toContain("/emergency/farsi");
  await page.goto("/emergency/spanish");
  await expect(page).toHaveURL(/\/emergency$/);
  await expect(title(page)).toHaveText("Emergency Numbers");
  await page.goto("/languages/farsi/common-phrases");
  await expect(title(page)).toContainText("Farsi (Persian)");
  await page.goto("/allergy-card");
  await expect(title(page)).toHaveText("Allergy and Diet Card");
  await page.getByLabel("Language", { exact: true }).selectOption("Farsi (Persian)");
  await page.getByLabel("Add a card for an emergency").click();
  await expect(page.getByLabel("Add a card for an emergency")).toBeChecked();
  // The starting content of the server has few phrases.
  const card = main(page)
    .locator('[lang="fa"]')
    .or(main(page).getByText(/the card has \d of 3/));
  await expect(card.first()).toBeVisible();
  await page.goto("/saved");
  await expect(main(page).getByRole("link", { name: /Where is the bathroom/ })).toBeVisible();
  await page.goto("/practice?language=farsi&set=popular");
  await expect(title(page)).toHaveText("Practice Farsi (Persian)");
  await main(page).getByRole("button", { name: "Start practice" }).press("Enter");
  await page.getByRole("button", { name: "Show answer" }).press("Enter");
  await expect(page.getByRole("group", { name: "Card" }).locator("[lang=fa]").first()).toBeVisible();
  await page.getByRole("button", { name: /^Easy/ }).click();
  await expect(page.getByRole("button", { name: "Show answer" })).toBeVisible();
  await expect.poll(() => storedReviews(page)).toBe(1);
  await page.goto("/practice?language=farsi&set=popular");
  await expect(page.getByRole("definition").nth(2)).toHaveText("1");
  await page.goto("/phrases/spanish/thank-you");
  await expect(title(page)).toHaveText("No Connection");
  await expect(main(page).getByRole("link", { name: "Farsi (Persian)", exact: true })).toHaveAttribute(
    "href",
    "/languages/farsi",
  );
  await page.getByRole("link", { name: "See what is on this device" }).click();
  await expect(title(page)).toHaveText("On This Device");
  await expect(main(page).getByText(/^Kept: \d+ phrases/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);

  await removeScript(page);
  await page.goto("/phrases/farsi/good-night");
  await expect(title(page)).toHaveText("No Connection");
  await page.goto("/offline");
  await expect(main(page)).toContainText("Not complete. Continue to load the rest.");

  await page.getByRole("button", { name: "Remove Farsi (Persian)" }).click();
  await expect(main(page)).toContainText("No language is kept yet.");
  await page.goto("/phrases/farsi/good-night");
  await expect(title(page)).toHaveText("No Connection");
}

async function readMissingPages(page: Page): Promise<void> {
  await page.goto("/phrases/spanish/thank-you");
  await expect(title(page)).toHaveText("No Connection");
  expect(await unstyledClasses(page)).toEqual([]);

  await page.goto("/phrases/farsi/no-such-phrase");
  await expect(title(page)).toHaveText("Not on This Device");
  await expect(page).toHaveTitle(/^Not on This Device \|/);
  await expect(main(page)).toContainText("not among the Farsi (Persian) phrases on this device");
  await expect(main(page).getByRole("link", { name: "Common phrases in Farsi (Persian)" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
}

/** Paths of the documents that are retained without being opened. */
const readRetained = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => /pages|kept/.test(name));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** Ages a retained page by more than a day; the next page that opens has it loaded again. */
async function renewRetained(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const headers = { "content-type": "text/html", "x-loaded": String(Date.now() - 25 * 60 * 60 * 1000) };
    await (await caches.open("saywhere-kept")).put("/emergency", new Response("aged", { headers }));
  });
  await page.reload();
  const read = () =>
    page.evaluate(async () => (await caches.match("/emergency", { cacheName: "saywhere-kept" }))?.text());
  await expect.poll(read).not.toBe("aged");
  expect(await read()).toContain("Emergency");
}

/** Removes the script of the page of a phrase, as a browser may that runs out of space. */
async function removeScript(page: Page): Promise<void> {
  const isRemoved = await page.evaluate(async () => {
    const app = await (await caches.match("/data/packs/app.json"))?.json();
    const file = (app.files as [string, number][]).find(([path]) => path.includes("_phraseSlug-"));
    return file && (await caches.open("saywhere-assets")).delete(file[0]);
  });
  expect(isRemoved).toBe(true);
}

test("a language that was kept works after a cold start while the server of the static export is stopped", async ({
  staticExport,
  folder,
}) => {
  const server = await serveStaticFiles(staticExport.folder, { redirects: true });
  const profile = { folder, baseURL: server.url };
  await withBrowser(profile, async (page) => {
    await keepFarsi(page);
    await renewRetained(page);
  });
  await server.stop();
  await withBrowser(profile, readFarsi);
});

test("a language that was kept works after a cold start while the server is stopped", async ({
  visitWithoutServer,
}) => visitWithoutServer(readFarsi));

test("a page that is not on the device looks like the site, and a phrase that a pack lacks is not reported as nonexistent", async ({
  visitWithoutServer,
}) => visitWithoutServer(readMissingPages));
