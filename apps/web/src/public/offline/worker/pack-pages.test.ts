import { expect, test } from "vitest";
import { ASSETS, PACKS } from "../../lib/offline/cache-names.ts";
import { OFFLINE_APP_MANIFEST } from "../../lib/packs/offline-app-manifest.ts";
import { stubCaches } from "../../testing/cache-storage.ts";
import { isPackPage, renderFromPack } from "./pack-pages.ts";

const LANGUAGES = ["farsi", "japanese"];
const isRendered = (path: string, languages = LANGUAGES) =>
  isPackPage(new URL(path, "https://saywhere.example"), languages);

test.each([
  "/languages/farsi",
  "/languages/japanese/common-phrases",
  "/phrases/farsi/thank-you",
  "/phrases/farsi/thank-you/",
  "/emergency/farsi",
  "/phrases?language=japanese&category=greetings",
  "/languages",
  "/phrases",
  "/phrases/thank-you",
  "/search?q=where+is",
  "/practice?language=farsi&set=popular",
  "/saved",
  "/offline",
  "/allergy-card",
])("renders %s from the packs", (path) => {
  expect(isRendered(path)).toBe(true);
});

test.each([
  "/",
  "/about",
  "/languages/spanish",
  "/phrases/spanish/thank-you",
  "/emergency",
  "/emergency/spanish",
  "/phrases?language=spanish",
  "/practice?language=spanish",
  "/languages/farsi/other",
  "/languages/%E0%A4%A",
])("does not render %s, which needs more than the packs", (path) => {
  expect(isRendered(path)).toBe(false);
});

test("renders no page while no language is kept", () => {
  expect(isRendered("/saved", [])).toBe(false);
});

test("renders a page only while the device has every script and style that it needs", async () => {
  stubCaches();
  const packs = await caches.open(PACKS);
  const assets = await caches.open(ASSETS);
  const app = { html: "<!DOCTYPE html>", policy: "default-src 'none'", files: [["/assets/app.js", 1]] };
  await packs.put("/data/packs/farsi/pack.json", Response.json({}));
  await packs.put(OFFLINE_APP_MANIFEST, Response.json(app));
  const href = `${location.origin}/phrases/farsi/thank-you`;
  expect(await renderFromPack(href)).toBeUndefined();
  await assets.put("/assets/app.js", new Response(""));
  const page = await renderFromPack(href);
  expect(await page?.text()).toBe("<!DOCTYPE html>");
  expect(page?.headers.get("content-security-policy")).toBe("default-src 'none'");
});
