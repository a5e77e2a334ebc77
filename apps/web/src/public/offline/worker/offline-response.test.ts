import { beforeEach, expect, test, vi } from "vitest";
import { PAGES, PINNED, TITLE_HEADER } from "../../lib/offline/cache-names.ts";
import { stubCaches } from "../../testing/cache-storage.ts";

vi.stubGlobal("OFFLINE_PAGE", { assets: ["/assets/show-card.js"] });
const { offlineResponse } = await import("./offline-response.ts");

beforeEach(() => {
  stubCaches();
  vi.stubGlobal("OFFLINE_PAGE", { html: "<main>%lists%</main>", listsPlaceholder: "%lists%", policy: "" });
});

async function put(cacheName: string, path: string, title: string): Promise<void> {
  const headers = { [TITLE_HEADER]: encodeURIComponent(title) };
  await (await caches.open(cacheName)).put(path, new Response("", { headers }));
}

test("begins with the emergency pages and the allergy card that are retained, and lists each page once", async () => {
  await put(PINNED, "/emergency/thai", "Emergency Phrases in Thai");
  await put(PINNED, "/emergency", "Emergency Numbers");
  await put(PINNED, "/", "Home");
  await put(PINNED, "/offline", "On This Device");
  await put(PAGES, "/emergency", "Emergency Numbers");
  await put(PAGES, "/about", "About Us");
  const response = await offlineResponse();
  expect(response.status).toBe(503);
  expect(await response.text()).toBe(
    '<main><h2>Emergencies and allergies</h2><ul><li><a href="/emergency">Emergency Numbers</a></li>' +
      '<li><a href="/emergency/thai">Emergency Phrases in Thai</a></li></ul>' +
      '<h2>Pages you opened</h2><ul><li><a href="/about">About Us</a></li></ul></main>',
  );
});
