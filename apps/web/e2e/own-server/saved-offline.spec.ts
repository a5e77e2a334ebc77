import type { Page } from "@playwright/test";
import { expect, startAdminServer } from "../support/admin/admin-test.ts";
import { LITTLE_CONTENT } from "../support/deployment-test.ts";
import { expectCached, listCached, PRELOADED, UNREACHABLE } from "../support/offline-caches.ts";
import { test } from "../support/offline-test.ts";
import { networkIdle } from "../support/page/layout.ts";
import { newDataDir } from "../support/servers/data-dir.ts";
import type { RunningServer } from "../support/servers/start-server.ts";

const PHONE = { serviceWorkers: "allow", hasTouch: true, viewport: { width: 360, height: 640 } } as const;
test.use(PHONE);
const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Has its own server, whose only other language does not load the Japanese font. */
const japaneseTest = test.extend<object, { adminServer: RunningServer }>({
  adminServer: [
    async ({ browserName: _ }, provide) => {
      const content = { ...LITTLE_CONTENT, languages: ["spanish", "japanese"] };
      const server = await startAdminServer({}, await newDataDir(content));
      await provide(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

const ARABIC = "How to say “Thank you” in Arabic";

/** The fonts in which the browser draws an element. */
async function drawnIn(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** Saves a phrase on its page, the only page that the visitor opens, and then goes offline. */
async function saveAndLeave(page: Page, path: string, font: string): Promise<void> {
  await page.goto(path);
  await networkIdle(page);
  await page.getByRole("button", { name: "Save phrase" }).tap();
  await expectCached(page, "saved", path);
  await expectCached(page, "saved", "/saved");
  for (const name of [font, "import-file", "print-area", "sheet-view", "new-sheet", "export-files"])
    await expect
      .poll(() => listCached(page, "saywhere-assets"))
      .toContainEqual(expect.stringMatching(`/${name}-[^/]+$`));
  await page.context().setOffline(true);
}

test("opens a saved phrase from the list of saved phrases, which the visitor has never opened before", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(UNREACHABLE);
  pageErrors.expect(PRELOADED);
  await saveAndLeave(page, "/phrases/arabic/thank-you", "naskh");
  await page.goto("/saved");
  await networkIdle(page);
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/phrase.detail") && calls.push(request.url()));
  await page.getByRole("link", { name: /Thank you/ }).tap();
  await expect(title(page)).toHaveText(ARABIC);
  await expect(page.getByRole("button", { name: "Save phrase", pressed: true })).toBeVisible();
  // Touching the link preloads the page, which fails; the document does not wait for another attempt.
  expect(calls.length).toBeLessThan(2);
});

japaneseTest(
  "shows saved phrases in the font of their script, and has the scripts of sheets and files",
  async ({ page, pageErrors }) => {
    pageErrors.expect(UNREACHABLE);
    pageErrors.expect(PRELOADED);
    await saveAndLeave(page, "/phrases/japanese/thank-you", "japanese");
    await page.goto("/saved");
    await networkIdle(page);
    expect(await drawnIn(page, 'main [data-script="Jpan"]')).toEqual(["Noto Serif JP Medium"]);
    await page.getByRole("button", { name: "Show as cards" }).tap();
    const card = page.getByRole("dialog", { name: /Thank you/ });
    await expect(card.locator('[lang="ja"]')).toBeVisible();
    await networkIdle(page);
    expect(await drawnIn(page, 'dialog [data-script="Jpan"]')).toEqual(["Noto Serif JP Medium"]);
    await card.getByRole("button", { name: "Close" }).tap();
    await page.getByRole("button", { name: "New Sheet" }).tap();
    await page.getByRole("dialog").getByRole("textbox").fill("Osaka");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: "Osaka" })).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Back Up All Sheets" }).tap();
    await download;
    await page.goto("/saved#sheet=incomplete");
    await expect(page.getByText("This link is damaged")).toBeVisible();
  },
);
