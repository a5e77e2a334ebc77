import type { Page } from "@playwright/test";
import { expect } from "../support/admin/admin-test.ts";
import { main, test, title, unstyledClasses } from "../support/pack-test.ts";
import { violations } from "../support/page/axe.ts";
import { networkIdle, overflow } from "../support/page/layout.ts";

test.describe.configure({ mode: "default" });

/** Pages of all languages, which say that one of them is here. */
async function readPagesOfAllLanguages(page: Page): Promise<void> {
  await page.goto("/languages");
  await expect(main(page).getByRole("note")).toHaveText(
    "No connection: only Farsi (Persian) is on this device.",
  );
  const languages = main(page).getByRole("list", { name: "Languages" });
  await expect(languages.getByRole("link", { name: /Spanish/ })).toContainText("Not on this device");
  await expect(languages.getByRole("link", { name: /Farsi/ })).not.toContainText("Not on this device");
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);

  await page.goto("/phrases/thank-you");
  await expect(main(page).getByText("1 language", { exact: true })).toBeVisible();
  await page.goto("/search?q=thank+you+in+spanish");
  await expect(main(page).getByRole("note")).toHaveText(
    "No connection: search finds phrases in Farsi (Persian) only.",
  );
  const results = main(page).getByRole("list", { name: "Results" });
  await results.getByRole("button", { name: "Save “Thank you” in Farsi (Persian)" }).click();
  await expect(page.getByText("Saved on this device.")).toBeVisible();
  // The toasts come from a script that the pack must contain.
  await expect(page.getByRole("button", { name: "Choose Sheet" })).toBeVisible();
  await expect(results.getByRole("link", { name: /^All \d+ languages/ })).toHaveCount(0);
  await page.goto("/search?q=xyzzyx+in+spanish");
  await expect(title(page)).toHaveText('No results found for "xyzzyx in spanish"');
}

/** A page with letters whose font is not on the device: fonts of the device take its place. */
async function readWithoutFont(page: Page, font: string): Promise<void> {
  const problems: string[] = [];
  page.on("console", (message) => {
    // The page asks now and then whether the site responds again, which the browser reports.
    if (!message.location().url.endsWith("/favicon.svg")) problems.push(message.text());
  });
  await page.goto("/offline");
  await page.evaluate(async (name) => {
    const assets = await caches.open("saywhere-assets");
    for (const request of await assets.keys()) {
      if (request.url.includes(`/${name}-`)) await assets.delete(request);
    }
  }, font);
  // The browser has it there too.
  await (await page.context().newCDPSession(page)).send("Network.clearBrowserCache");
  await page.goto("/practice");
  await expect(main(page).getByRole("link", { name: /Farsi/ }).first()).toBeVisible();
  await networkIdle(page);
  await page.evaluate(() => document.fonts.ready);
  expect(problems).toEqual([]);
}

/** From a page of the site that is kept: the packs do not have what the page reads, but the page itself is cached. */
async function openEmergencyNumbers(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("contentinfo").locator('a[href="/emergency"]').click();
  await expect(title(page)).toHaveText("Emergency Numbers", { timeout: 30_000 });
}

/** What pages of packs begin with. */
const SCRIPTS = ["entry-client", "framework", "register-service-worker", "start-offline-app", "pack-api"];

/** Exchanges a script on the device, and returns what was there. */
function exchangeScript(page: Page, name: string, text: string): Promise<string> {
  return page.evaluate(
    async ([wanted, put]) => {
      const assets = await caches.open("saywhere-assets");
      const request = (await assets.keys()).find(({ url }) => url.includes(`/${wanted}-`));
      const stored = request && (await assets.match(request));
      if (!stored) throw new Error(`${wanted} is not on the device`);
      const headers = { "content-type": "text/javascript" };
      await assets.put(request, new Response(put, { headers }));
      return stored.text();
    },
    [name, text] as const,
  );
}

/** Damages a script, and opens a page of the kept language in a tab that has not loaded it before. */
async function openWithout(page: Page, script: string): Promise<void> {
  const whole = await exchangeScript(page, script, "throw new Error('This script is damaged')");
  const tab = await page.context().newPage();
  await tab.goto("/phrases/farsi/where-is-the-bathroom");
  await expect(title(tab)).toHaveText("No Connection");
  expect(await unstyledClasses(tab)).toEqual([]);
  await exchangeScript(page, script, whole);
  await tab.getByRole("link", { name: "See what is on this device" }).click();
  await expect(title(tab)).toHaveText("On This Device");
  await tab.close();
}

test("pages of all languages say which of them are on the device, and a damaged script leaves no empty page", async ({
  visitWithoutServer,
}) =>
  visitWithoutServer(async (page) => {
    await openEmergencyNumbers(page);
    await readPagesOfAllLanguages(page);
    for (const script of SCRIPTS) await openWithout(page, script);
    await readWithoutFont(page, "naskh");
  }));
