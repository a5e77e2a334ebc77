import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { expect } from "./admin/admin-test.ts";
import { test as base, restartServer } from "./offline-test.ts";
import { violations } from "./page/axe.ts";
import { overflow } from "./page/layout.ts";

export const title = (page: Page) => page.getByRole("heading", { level: 1 });
export const main = (page: Page) => page.getByRole("main");

interface Profile {
  /** Folder of what the browser stores, which survives that it is closed. */
  folder: string;
  baseURL: string;
}

/** Starts a browser with a profile for a visit. */
export async function withBrowser(
  { folder, baseURL }: Profile,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const { launchOptions } = base.info().project.use;
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    baseURL,
    serviceWorkers: "allow",
    viewport: { width: 360, height: 740 },
  });
  await visit(await context.newPage());
  await context.close();
}

export async function keepFarsi(page: Page): Promise<void> {
  await page.goto("/languages/farsi");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole("button", { name: "Keep Farsi (Persian) on this device" }).click();
  const dialog = page.getByRole("dialog", { name: "Keep Farsi (Persian) on This Device" });
  await expect(dialog.getByRole("status")).toHaveText(/^\d+ phrases, [\d.]+ (kB|MB)$/);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(dialog.getByText(/^Kept: \d+ phrases/)).toBeVisible({ timeout: 30_000 });
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  // The pages that are retained without being opened.
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open("saywhere-kept")).keys()).length))
    .toBe(4);
}

/** Lists the classes of a page that its stylesheets do not name. */
export function unstyledClasses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const styles = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const css = styles.map(({ cssText }) => cssText).join("");
    const used = new Set(
      [...document.querySelectorAll("[class]")].flatMap(({ classList }) => [...classList]),
    );
    return [...used].filter((name) => !css.includes(`.${CSS.escape(name)}`));
  });
}

interface PackFixtures {
  folder: string;
  /** Keeps Farsi, stops the server, and visits the site with a browser that starts only then. */
  visitWithoutServer(visit: (page: Page) => Promise<void>): Promise<void>;
}

/** The `test` of languages that are kept: with a folder for what the browser stores. */
export const test = base.extend<PackFixtures>({
  folder: async ({ browserName: _ }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), "saywhere-e2e-profile-"));
    await provide(folder);
    await rm(folder, { recursive: true });
  },
  visitWithoutServer: async ({ adminServer, folder }, provide) => {
    await provide(async (visit) => {
      const profile = { folder, baseURL: adminServer.url };
      await withBrowser(profile, keepFarsi);
      await adminServer.end();
      await withBrowser(profile, visit);
      await restartServer(adminServer);
    });
  },
});
