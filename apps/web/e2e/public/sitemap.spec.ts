import type { APIRequestContext, Page } from "@playwright/test";
import { inParallel } from "../support/in-parallel.ts";
import { expect, test } from "../support/test.ts";

/** Of this many URLs of the sitemaps one is opened; a prime, so that the phrases differ by language. */
const SAMPLE = 199;

/** The URLs in a sitemap; fails where the browser's parser refuses it. */
async function locations(page: Page, request: APIRequestContext, url: string): Promise<string[]> {
  const answer = await request.get(url);
  expect(answer.status(), url).toBe(200);
  expect(answer.headers()["content-type"], url).toContain("application/xml");
  const xml = await answer.text();
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "application/xml");
    const error = parsed.querySelector("parsererror");
    if (error) throw new Error(error.textContent);
    return [...parsed.querySelectorAll("loc")].map((loc) => loc.textContent);
  }, xml);
}

test("robots.txt names sitemaps that list every page, and every listed page exists", async ({
  page,
  request,
  baseURL,
}) => {
  const robots = await request.get("/robots.txt");
  expect(robots.status()).toBe(200);
  expect(robots.headers()["content-type"]).toContain("text/plain");
  const sitemap = /^Sitemap: (.+)$/m.exec(await robots.text())?.[1] ?? "";
  expect(sitemap).toBe(`${baseURL}/sitemap.xml`);

  await page.goto("/about");
  const maps = await locations(page, request, sitemap);
  expect(maps.length).toBeGreaterThanOrEqual(41);
  const listed = (await inParallel(8, maps, (map) => locations(page, request, map))).flat();
  expect(listed.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
  for (const path of ["/", "/languages", "/phrases", "/about", "/phrases/hello", "/phrases/urdu/hello"]) {
    expect(listed).toContain(baseURL + path);
  }
  expect(listed.filter((url) => /\/(search|saved|admin)/.test(url))).toEqual([]);

  const sample = listed.filter((_, index) => index % SAMPLE === 0);
  const statuses = await inParallel(8, sample, async (url) => {
    const answer = await request.get(url, { maxRedirects: 0 });
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await answer.text())?.[1];
    return { url, status: answer.status(), canonical };
  });
  expect(statuses).toEqual(sample.map((url) => ({ url, status: 200, canonical: url })));
});
