import { devices, type Page } from "@playwright/test";
import { expect } from "../support/admin/admin-test.ts";
import { expectCached, listCached } from "../support/offline-caches.ts";
import { test as base, keepFarsi, title } from "../support/pack-test.ts";
import { networkIdle } from "../support/page/layout.ts";
import { type InterferingNetwork, startInterferingNetwork } from "../support/servers/interfering-network.ts";

interface Visit {
  network: InterferingNetwork;
  visitor: Page;
}

/** A visitor with a phone, on a network that interferes with the site. */
const test = base.extend<Visit>({
  network: async ({ adminServer }, provide) => {
    const network = await startInterferingNetwork(adminServer.url);
    await provide(network);
    await network.stop();
  },
  visitor: async ({ browser, network }, provide) => {
    const { viewport, hasTouch } = devices["Galaxy S5"];
    const phone = { viewport, hasTouch, serviceWorkers: "allow" } as const;
    const context = await browser.newContext({ ...phone, baseURL: network.url });
    await provide(await context.newPage());
    await context.close();
  },
});

const SAVED = "/phrases/arabic/thank-you";
const ARABIC = "How to say “Thank you” in Arabic";
const UNREACHABLE_SITE = "This site can’t be reached. Saved and recently opened pages still work.";
const FARSI = "How to say “Thank you” in Farsi (Persian)";

const note = (page: Page) => page.getByRole("banner").getByRole("status");

async function save(page: Page): Promise<void> {
  await page.goto(SAVED);
  await networkIdle(page);
  await page.getByRole("button", { name: "Save phrase" }).tap();
  await expectCached(page, "saved", SAVED);
  await expectCached(page, "pages", SAVED);
}

test("the page of a captive portal replaces no page on the device", async ({ visitor, network }) => {
  await save(visitor);
  network.interfere("signIn");
  await visitor.goto(SAVED);
  await expect(title(visitor)).toHaveText("Hotel Wi-Fi");
  network.interfere("lost");
  await visitor.goto(SAVED);
  await expect(title(visitor)).toHaveText(ARABIC);
});

test("a kept language answers behind a captive portal or a failing proxy, and on a connection without a response", async ({
  visitor,
  network,
}) => {
  await save(visitor);
  await keepFarsi(visitor);
  await visitor.getByRole("button", { name: "Close" }).tap();
  network.interfere("signIn");
  const search = visitor.getByRole("combobox", { name: "Search for a phrase" });
  await search.fill("thank you");
  await expect(visitor.getByRole("option", { name: /Thank you.*Farsi/ }).first()).toBeVisible();
  await search.press("Escape");
  await visitor.locator('main a[href="/phrases/farsi/thank-you"]').first().tap();
  await expect(title(visitor)).toHaveText(FARSI);
  await expect(note(visitor)).toHaveText(UNREACHABLE_SITE);

  for (const interference of ["badGateway", "silent"] as const) {
    network.interfere(interference);
    await visitor.goto(SAVED);
    await expect(title(visitor)).toHaveText(ARABIC);
    await expect(note(visitor)).toHaveText(UNREACHABLE_SITE);
    await visitor.goto("/phrases/farsi/good-morning");
    await expect(title(visitor)).toHaveText("How to say “Good morning” in Farsi (Persian)");
    await expect(note(visitor)).toHaveText(UNREACHABLE_SITE);
  }
  network.interfere("badGateway");
  await visitor.goto("/about");
  await expect(title(visitor)).toHaveText("Bad Gateway");

  await visitor.goto(SAVED);
  await expect(note(visitor)).toHaveText(UNREACHABLE_SITE);
  network.interfere();
  await expect(note(visitor)).toBeEmpty();
  await visitor.goto("/languages/farsi");
  await networkIdle(visitor);
  await expect(note(visitor)).toBeEmpty();
  network.interfere("silent");
  await visitor.locator('main a[href="/phrases/farsi/thank-you"]').first().tap();
  await expect(title(visitor)).toHaveText(FARSI, { timeout: 40_000 });
});

test("a download that a captive portal interrupts is not complete, and can be continued", async ({
  visitor,
  network,
}) => {
  await visitor.goto("/languages/farsi");
  await networkIdle(visitor);
  await visitor.getByRole("button", { name: "Keep Farsi (Persian) on this device" }).tap();
  const dialog = visitor.getByRole("dialog");
  await expect(dialog.getByRole("status")).toHaveText(/^\d+ phrases/);
  network.interfere("signIn", /^\/assets\/|pack\.json$/);
  await dialog.getByRole("button", { name: "Keep", exact: true }).tap();
  await expect(dialog.getByText("Not complete. Continue to load the rest.")).toBeVisible();
  await expect(dialog.getByRole("alert")).toContainText("What is here stays");
  expect(await listCached(visitor, "saywhere-packs-3")).toEqual([]);
  network.interfere();
  await dialog.getByRole("button", { name: "Continue" }).tap();
  await expect(dialog.getByText(/^Kept: \d+ phrases/)).toBeVisible({ timeout: 30_000 });
  network.interfere("lost");
  await visitor.goto("/phrases/farsi/thank-you");
  await expect(title(visitor)).toHaveText(FARSI);
});
