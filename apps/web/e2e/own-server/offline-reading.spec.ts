import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, signIn } from "../support/admin/admin-test.ts";
import { expectCached, listCached, PRELOADED, UNREACHABLE } from "../support/offline-caches.ts";
import { restartServer, test } from "../support/offline-test.ts";
import { violations } from "../support/page/axe.ts";
import { hasLoadedFont, networkIdle, overflow } from "../support/page/layout.ts";

const REMOVER = join(import.meta.dirname, "../../../../docs/deployment/remove-worker.js");
test.use({ serviceWorkers: "allow" });
test.describe.configure({ mode: "default" });

const PHRASE = "How to say “Thank you” in Farsi (Persian)";
const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Chooses a language, as its button does, and waits until what is retained for it is cached. */
async function chooseSpanish(page: Page): Promise<void> {
  await page.evaluate((key) => {
    localStorage.setItem(key, JSON.stringify({ slug: "spanish", name: "Spanish" }));
    dispatchEvent(new StorageEvent("storage", { key }));
  }, "saywhere.my-language");
  for (const path of ["/emergency/spanish", "/emergency", "/allergy-card", "/", "/offline"])
    await expectCached(page, "kept", path);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("saywhere.kept-data")))
    .toContain("spanish");
}

/** Pages that were never opened, with what they load when they are used. */
async function readKeptPages(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await page.goto("/offline");
  await expect(main.getByText("No language is kept yet.")).toBeVisible();
  const kept = main.getByRole("region", { name: "Kept Automatically" });
  await expect(kept.getByRole("link", { name: "Emergency Phrases in Spanish" })).toBeVisible();
  await page.goto("/emergency/spanish");
  await expect(title(page)).toHaveText("Emergency Phrases in Spanish");
  await page.goto("/allergy-card");
  // Not `check`, which expects the tick at once: during hydration it appears a frame later.
  await page.getByLabel("Add a card for an emergency").click();
  await expect(page.getByLabel("Add a card for an emergency")).toBeChecked();
  await expect(main.locator('[lang="es"]').first()).toBeVisible();
  await page.goto("/");
  await expect(
    main.getByRole("region", { name: "Phrases in Spanish" }).getByRole("link").nth(1),
  ).toBeVisible();
}

/** Ends at the page that is shown in place of an unreachable one. */
async function readWithoutConnection(page: Page, cut: () => Promise<void>): Promise<void> {
  await page.goto("/");
  await networkIdle(page);
  await expectCached(page, "pages", "/");
  await page.locator('main a[href="/phrases/farsi/thank-you"]').first().click();
  await expect(title(page)).toHaveText(PHRASE);
  await page.getByRole("button", { name: "Save phrase" }).click();
  await expectCached(page, "pages", "/phrases/farsi/thank-you");
  await expectCached(page, "saved", "/phrases/farsi/thank-you");
  await expectCached(page, "saved", "/saved");

  await chooseSpanish(page);

  await cut();
  await readKeptPages(page);
  await page.goto("/phrases/farsi/thank-you");
  await expect(title(page)).toHaveText(PHRASE);
  // It is hydrated, with its styles and its fonts.
  await expect(page.getByRole("button", { name: "Save phrase", pressed: true })).toBeVisible();
  await networkIdle(page);
  expect(await hasLoadedFont(page, "SW Serif")).toBe(true);

  // Nothing of the card was loaded while there was a connection.
  await page.getByRole("button", { name: "Show to someone" }).click();
  const card = page.getByRole("dialog", { name: "“Thank you” in Farsi (Persian)" });
  await expect(card.locator('[lang="fa"]')).toBeVisible();
  await card.getByRole("button", { name: "Close" }).click();

  await page.goto("/saved");
  await page.getByRole("link", { name: /Thank you/ }).click();
  await expect(title(page)).toHaveText(PHRASE);

  // While the browser reports a connection, the page retries first.
  await page.getByRole("banner").locator('a[href="/"]').first().click();
  await expect(title(page)).toContainText("Say it like", { timeout: 30_000 });

  await page.setViewportSize({ width: 360, height: 740 });
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/about");
    await expect(title(page)).toHaveText("No Connection");
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
    // This page does without React.
    await page.waitForLoadState("networkidle");
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
  }
  const links = page.getByRole("main").getByRole("link");
  await expect(links).toHaveText([
    "See what is on this device",
    "Emergency Phrases in Spanish",
    "Emergency Numbers",
    /^Allergy/,
    "Saved Phrases",
    /Thank you.*Farsi/,
    /./,
  ]);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(title(page)).toHaveText("No Connection");
}

test("serves visited pages of the site while its server is unreachable", async ({
  page,
  adminServer,
  pageErrors,
}) => {
  pageErrors.expect(UNREACHABLE);
  pageErrors.expect(PRELOADED);
  await readWithoutConnection(page, () => adminServer.end());
  await expect(page.getByText("This site can’t be reached, and you haven’t opened this page")).toBeVisible();
  // The page is not notified of that.
  await page.route("**/favicon.svg", (route) => route.abort());
  await restartServer(adminServer);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(title(page)).toHaveText(/^About/);
});

test("prefers the server's responses while it responds, and ignores the administration area", async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(UNREACHABLE);
  pageErrors.expect(PRELOADED);
  await signIn(page.request);
  await page.goto("/languages/spanish");
  await expectCached(page, "pages", "/languages/spanish");
  const language = (await (await page.request.get("/api/languages/spanish")).json()) as { id: number };
  const description = "Spoken from the Pyrenees to the Andes.";
  const saved = await page.request.put(`/api/languages/${language.id}`, {
    data: { ...language, description },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.reload();
  await expect(page.getByText(description).first()).toBeVisible();
  const cachedText = () => page.evaluate(async () => (await caches.match("/languages/spanish"))?.text());
  await expect.poll(cachedText).toContain(description);
  const admin = await context.newPage();
  await admin.goto("/admin/languages");
  await expect(admin.getByRole("cell", { name: "Farsi (Persian)" }).first()).toBeVisible();
  expect((await listCached(page)).filter((path) => /admin|api|batch/.test(path))).toEqual([]);

  await context.setOffline(true);
  await expect(admin.reload()).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
  await page.goto("/languages/spanish");
  await expect(page.getByText(description).first()).toBeVisible();
  // A link to a page that was never visited.
  await page.locator('a[href="/languages/arabic"]').first().click();
  await expect(title(page)).toHaveText("No Connection");
  await context.setOffline(false);
  await expect(title(page)).toContainText("Arabic");
});

test("serves visited pages of the static export without a connection", async ({ browser, staticExport }) => {
  const context = await browser.newContext({ baseURL: staticExport.url });
  const page = await context.newPage();
  await readWithoutConnection(page, () => context.setOffline(true));
  // The page loads by itself when the connection is back.
  await context.setOffline(false);
  await expect(title(page)).toHaveText(/^About/);
  // A worker that a page uses while it is being replaced stays until it is idle, which it never is under a debugger.
  await expect
    .poll(() => page.evaluate(() => Number(localStorage.getItem("saywhere.kept-saved-parts"))))
    .toBeGreaterThan(0);
  await networkIdle(page);

  // As docs/operations.md describes how to turn it off.
  const worker = join(staticExport.folder, "sw.js");
  const own = await readFile(worker);
  await writeFile(worker, await readFile(REMOVER));
  const afterUpdate = async () => {
    // The browser may be checking for an update itself, and have read the old file or half of each.
    await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistration())?.update().catch(() => {}),
    );
    return listCached(page);
  };
  // The other worker stays until it has loaded what it is loading.
  await expect.poll(afterUpdate, { timeout: 60_000 }).toEqual([]);
  await context.setOffline(true);
  await expect(page.reload()).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
  await writeFile(worker, own);
  await context.close();
});
