import { createRootRoute, createRouter } from "@tanstack/react-router";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { LazyQueryClient } from "../lib/api/lazy-query-client.ts";
import { createApiProxy } from "../lib/api/trpc.ts";
import { writePackRecord } from "../lib/packs/pack-registry.ts";
import { setSpeakingAs } from "../lib/speaking-as/speaking-as.ts";
import { preloadLanguageData } from "./preload-language-data.ts";

beforeEach(() => {
  Object.defineProperty(navigator, "serviceWorker", { value: { controller: {} }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "serviceWorker"));
});

/** Opens a page; returns what it reads, which is answered unless it fails. */
function openPage({ fails = false } = {}) {
  const asked: string[] = [];
  const api = createApiProxy(async (path, input) => {
    asked.push(`${path} ${JSON.stringify(input)}`);
    if (fails) throw new Error("No connection");
    return path === "phrase.entryPage" ? { items: [], next: null } : [];
  });
  const router = createRouter({
    routeTree: createRootRoute(),
    context: { queryClient: new LazyQueryClient(), api },
  });
  return { asked, preload: (slug: string) => preloadLanguageData(router, slug) };
}

const OF_THAI = ['phrase.entryPage {"language":"thai"}', 'language.popularPhrases {"slug":"thai"}'];

test("reads what the retained pages of the chosen language need, once a day", async () => {
  const first = openPage();
  await first.preload("thai");
  expect(first.asked).toEqual(OF_THAI);
  const next = openPage();
  await next.preload("thai");
  expect(next.asked).toEqual([]);
  await next.preload("urdu");
  expect(next.asked).toHaveLength(2);
  vi.setSystemTime(Date.now() + 25 * 60 * 60_000);
  onTestFinished(() => void vi.useRealTimers());
  const later = openPage();
  await later.preload("urdu");
  expect(later.asked).toHaveLength(2);
});

test("reads the forms of the language for a visitor who has chosen how to speak", async () => {
  setSpeakingAs({ speaker: "woman", regions: {} });
  const { asked, preload } = openPage();
  await preload("thai");
  expect(asked).toEqual([...OF_THAI, 'language.forms {"slug":"thai"}']);
});

test("reads it with the next page where it could not be read", async () => {
  await expect(openPage({ fails: true }).preload("thai")).rejects.toThrow("No connection");
  const { asked, preload } = openPage();
  await preload("thai");
  expect(asked).toEqual(OF_THAI);
});

test("reads nothing for a language that is kept, as soon as its pack is complete", async () => {
  const thai = { slug: "thai", name: "Thai", code: "th", script: "Thai", bytes: 1, phrases: 1 };
  const pack = { ...thai, recordings: false, checkedAt: 0 };
  writePackRecord({ ...pack, version: null });
  const incomplete = openPage();
  await incomplete.preload("thai");
  expect(incomplete.asked).toEqual(OF_THAI);
  localStorage.clear();
  writePackRecord({ ...pack, version: "1" });
  const { asked, preload } = openPage();
  await preload("thai");
  expect(asked).toEqual([]);
});

test("reads nothing where no worker would cache it", async () => {
  Object.defineProperty(navigator, "serviceWorker", { value: { controller: null }, configurable: true });
  const { asked, preload } = openPage();
  await preload("thai");
  expect(asked).toEqual([]);
});
