import type { Page } from "@playwright/test";
import { hasLoadedFont, networkIdle } from "../support/page/layout.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 412, height: 823 } });

/** The font files that a page has requested, by their names in packages/ui. */
const requestedFonts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /\/assets\/([a-z-]+?)-[\w-]{8}\.woff2$/.exec(name)?.[1] ?? [])
      .sort(),
  );

test("requests the Latin fonts once a first visit has been painted, and italics only for romanizations", async ({
  page,
}) => {
  await page.goto("/phrases/german/hello");
  await networkIdle(page);
  const [painted, ...requested] = await page.evaluate(() => [
    performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    ...performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/(?:sans|serif|latin-fonts)-[^/]+$/.test(name))
      .map(({ startTime }) => startTime),
  ]);
  expect(requested.length).toBeGreaterThan(2);
  for (const time of requested) expect(time).toBeGreaterThanOrEqual(painted ?? Number.NaN);
  expect(await hasLoadedFont(page, "SW Sans")).toBe(true);
  expect(await hasLoadedFont(page, "SW Serif")).toBe(true);
  const german = await requestedFonts(page);
  expect(german).toEqual(expect.arrayContaining(["sans-core", "serif-core"]));
  expect(german).not.toContain("serif-core-italic");

  await page.goto("/phrases/japanese/hello");
  await networkIdle(page);
  expect(await requestedFonts(page)).toContain("serif-core-italic");
});

test("loads the other Latin fonts where the core fonts cannot be loaded", async ({ page, pageErrors }) => {
  pageErrors.expect(/Failed to load resource/);
  await page.route(/\/(?:sans|serif)-core-[\w-]{8}\.woff2$/, (route) => route.abort());
  await page.goto("/phrases/japanese/hello");
  await networkIdle(page);
  expect(await hasLoadedFont(page, "SW Sans")).toBe(false);
  expect(await requestedFonts(page)).toContain("serif-core-italic");
  expect(await hasLoadedFont(page, "SW Serif")).toBe(true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Latin fonts are loaded by their stylesheet", async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto("/phrases/german/hello", { waitUntil: "networkidle" });
    for (const font of [/\/latin-fonts-.*\.css$/, /\/sans-core-.*\.woff2$/, /\/serif-core-.*\.woff2$/])
      expect(requested).toContainEqual(expect.stringMatching(font));
  });
});

test("shows a list in many scripts with the fonts that the page brings, and loads none of the whole fonts", async ({
  page,
}) => {
  await page.goto("/phrases");
  await networkIdle(page);
  expect(await page.locator("[data-page-font]").count()).toBeGreaterThan(10);
  const own = await page.evaluate(
    () =>
      [...document.fonts].filter(({ family, status }) => family.startsWith("Page ") && status === "loaded")
        .length,
  );
  expect(own).toBeGreaterThan(7);
  const whole = await requestedFonts(page);
  for (const font of ["georgian", "japanese", "korean", "nastaliq", "bengali"])
    expect(whole).not.toContain(font);
});

test("shows the phrases of the visitor's language with a font of their own, and not with the whole font", async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem("saywhere.my-language", JSON.stringify({ slug: "urdu", name: "Urdu" })),
  );
  for (const path of ["/", "/phrases"]) {
    await page.goto(path);
    const mine = page.getByRole("region", { name: "Phrases in Urdu" });
    await expect(mine.getByRole("listitem").first()).toBeVisible();
    await networkIdle(page);
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
    );
    expect(loaded.map((family) => family.replaceAll('"', ""))).toContain("Phrases urdu");
    expect(await requestedFonts(page)).not.toContain("nastaliq");
  }
});

test("loads the whole font of a script once the router shows another page in it", async ({ page }) => {
  await page.goto("/phrases/georgian/hello");
  await networkIdle(page);
  expect(await requestedFonts(page)).not.toContain("georgian");
  await page
    .getByRole("link", { name: /^Georgian$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/languages\/georgian$/);
  await expect.poll(() => requestedFonts(page)).toContain("georgian");
});

test("returns to the same card when going back into the middle of a list", async ({ page }) => {
  await page.goto("/phrases");
  await networkIdle(page);
  const card = page.getByRole("list", { name: "Phrases" }).getByRole("link").nth(22);
  const path = (await card.getAttribute("href")) ?? "";
  await card.scrollIntoViewIfNeeded();
  await networkIdle(page);
  const position = await page.evaluate(() => scrollY);
  const top = () => card.evaluate((element) => element.getBoundingClientRect().top);
  const above = await top();
  expect(position).toBeGreaterThan(2000);

  await card.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1, name: /^How to say/ })).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
  // Scroll positions are integers, heights of lines are not.
  expect(Math.abs((await top()) - above)).toBeLessThanOrEqual(1.5);
});

test("loads the fonts of other languages, far below a phrase, when they come near", async ({ page }) => {
  await page.goto("/phrases/german/hello");
  await networkIdle(page);
  const fonts = await requestedFonts(page);
  expect(fonts).not.toContain("devanagari");
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.getByRole("heading", { name: "“Hello” in Other Languages" }).scrollIntoViewIfNeeded();
  await expect.poll(() => requestedFonts(page)).toContain("devanagari");
  await networkIdle(page);
  expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(16);
});

test("loads no fonts for the languages in a closed menu", async ({ page }) => {
  await page.goto("/search?q=thank+you+in+japanese");
  await networkIdle(page);
  await page.getByRole("button", { name: "Filters" }).click();
  expect(await requestedFonts(page)).not.toContain("devanagari");
  await page.locator("summary", { hasText: "More languages" }).click();
  await expect(page.getByRole("link", { name: /हिन्दी/ })).toBeVisible();
  await expect.poll(() => requestedFonts(page)).toContain("devanagari");
});
