import { onlineManager } from "@tanstack/react-query";
import { createRootRoute, createRouter } from "@tanstack/react-router";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { farsi, japanese } from "../../../testing/languages.ts";
import { LazyQueryClient } from "../../lib/api/lazy-query-client.ts";
import { createApiProxy, onDevice } from "../../lib/api/trpc.ts";
import { forgetMyLanguage, setMyLanguage } from "../../lib/my-language/set-my-language.ts";
import { PACKS } from "../../lib/offline/cache-names.ts";
import { removePackRecord, writePackRecord } from "../../lib/packs/pack-registry.ts";
import { compressed } from "../../lib/packs/stored-pack.ts";
import { stubCaches } from "../../testing/cache-storage.ts";
import { languagePack } from "../../testing/language-pack.ts";
import { followPacks } from "./follow-packs.ts";

// It would go on after the test, whose caches are gone then.
vi.mock("../../lib/packs/pack-downloads.ts", () => ({ renewPacks: async () => {} }));

const { slug, name, code, script } = farsi;
const record = {
  slug,
  name,
  code,
  script,
  version: "1",
  bytes: 1,
  phrases: 4,
  recordings: false,
  checkedAt: Date.now(),
};

beforeEach(async () => {
  stubCaches();
  await (await caches.open(PACKS)).put(
    "/data/packs/farsi/pack.json",
    compressed(Response.json(languagePack(farsi)), "Farsi"),
  );
});

function follow() {
  const queryClient = new LazyQueryClient();
  queryClient.whenLoaded((client) => client.setDefaultOptions({ queries: { retry: false } }));
  const router = createRouter({ routeTree: createRootRoute(), context: { queryClient } });
  const pinPages = vi.fn<(pages: string[]) => void>();
  onTestFinished(followPacks(router, pinPages));
  return { queryClient, pinPages };
}

test("retains the emergency page of the chosen language unless its pack has it, the allergy card, and the home page", () => {
  const { pinPages } = follow();
  const always = ["/offline", "/", "/emergency", "/allergy-card"];
  const withJapanese = ["/offline", "/", "/emergency/japanese", "/emergency", "/allergy-card"];
  expect(pinPages).toHaveBeenLastCalledWith(["/offline"]);
  setMyLanguage(japanese);
  expect(pinPages).toHaveBeenLastCalledWith(withJapanese);
  writePackRecord({ ...record, slug: "japanese" });
  expect(pinPages).toHaveBeenLastCalledWith(always);
  writePackRecord(record);
  removePackRecord("japanese");
  expect(pinPages).toHaveBeenLastCalledWith(withJapanese);
  forgetMyLanguage();
  removePackRecord("farsi");
  expect(pinPages).toHaveBeenLastCalledWith(["/offline"]);
});

const unanswered = async () => {
  throw new Error("No response", { cause: new TypeError("Failed to fetch") });
};

test("answers a call that got no response while the page was still starting", async () => {
  writePackRecord(record);
  const { promise, resolve } = Promise.withResolvers<void>();
  onDevice.starting = promise;
  onTestFinished(() => void delete onDevice.starting);
  const query = createApiProxy(unanswered).search.suggestions.queryOptions({ query: "thank you" });
  const queryClient = new LazyQueryClient();
  const asked = queryClient.query(query);
  await Promise.resolve();
  follow();
  resolve();
  expect((await asked).map(({ language }) => language.slug)).toContain("farsi");
});

test("answers a call without a response from the packs, also while the browser reports no connection", async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  writePackRecord(record);
  const { queryClient } = follow();
  const query = createApiProxy(unanswered).search.suggestions.queryOptions({ query: "thank you" });
  const hits = await queryClient.query(query);
  expect(hits.map(({ language }) => language.slug)).toContain("farsi");
});

test("passes on the error of a call that has a response", async () => {
  writePackRecord(record);
  const { queryClient } = follow();
  const refused = async () => {
    throw new Error("Too many requests");
  };
  const query = createApiProxy(refused).search.suggestions.queryOptions({ query: "thank you" });
  await expect(queryClient.query(query)).rejects.toThrow("Too many requests");
});
