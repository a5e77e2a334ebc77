import { screen, within } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { expectConsoleError } from "../../../testing/console-errors.ts";
import { farsi, japanese } from "../../../testing/languages.ts";
import { PAGES, PINNED, TITLE_HEADER } from "../../lib/offline/cache-names.ts";
import { findPackRecord, writePackRecord } from "../../lib/packs/pack-registry.ts";
import { savePhrase } from "../../lib/saved-phrases.ts";
import { stubCaches } from "../../testing/cache-storage.ts";
import { phraseEntry } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";

const record = ({ slug, name, code, script }: typeof farsi, version: string | null) => ({
  slug,
  name,
  code,
  script,
  version,
  bytes: 1_240_000,
  phrases: 240,
  recordings: false,
  checkedAt: 0,
});

beforeEach(() => {
  stubCaches();
});

test("lists kept languages with their state, saved phrases and the pages that were opened", async () => {
  writePackRecord(record(farsi, "1"));
  writePackRecord(record(japanese, null));
  savePhrase(phraseEntry("Thank you"));
  const cache = await caches.open(PAGES);
  const page = (title: string) =>
    new Response("", { headers: { [TITLE_HEADER]: encodeURIComponent(title) } });
  await cache.put("/about", page("About Us &amp; You"));
  await cache.put("/offline", page("On This Device"));
  await cache.put("/phrases/farsi/thank-you/", page("Thank you"));
  const { user } = await renderApp("/offline");

  const rows = within(await screen.findByRole("region", { name: "Languages" })).getAllByRole("listitem");
  expect(rows.map((row) => within(row).getByRole("status").textContent)).toEqual([
    "Kept: 240 phrases, 1.2 MB",
    "Not complete. Continue to load the rest.",
  ]);
  expect(screen.getByRole("button", { name: "Continue Japanese" })).toBeVisible();
  expect(screen.getByRole("link", { name: "1 saved phrase" })).toHaveAttribute("href", "/saved");
  const opened = within(screen.getByRole("region", { name: "Pages You Opened" })).getAllByRole("link");
  expect(opened.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Thank you", "/phrases/farsi/thank-you"],
    ["About Us & You", "/about"],
  ]);
  expect(screen.getByRole("region", { name: "Space" })).toHaveTextContent("This browser does not say");

  await user.click(screen.getByRole("button", { name: "Remove Japanese" }));
  expect(screen.queryByRole("button", { name: "Remove Japanese" })).toBeNull();
  expect(findPackRecord("japanese")).toBeUndefined();
});

test("lists the pages that are retained without being opened, apart from those that were opened", async () => {
  const put = async (cacheName: string, path: string, title: string) =>
    (await caches.open(cacheName)).put(path, new Response("", { headers: { [TITLE_HEADER]: title } }));
  await put(PINNED, "/emergency/thai", "Thai");
  await put(PINNED, "/emergency", "Numbers");
  await put(PINNED, "/offline", "Device");
  await put(PAGES, "/emergency", "Numbers");
  await put(PAGES, "/about", "About");
  await renderApp("/offline");
  const linksOf = (name: string) => within(screen.getByRole("region", { name })).getAllByRole("link");
  expect(await screen.findByRole("region", { name: "Kept Automatically" })).toBeVisible();
  expect(linksOf("Kept Automatically").map(({ textContent }) => textContent)).toEqual(["Numbers", "Thai"]);
  expect(linksOf("Pages You Opened").map(({ textContent }) => textContent)).toEqual(["About"]);
});

test("says that what is on the device cannot be shown", async () => {
  expectConsoleError(/What is on this device could not be shown/);
  vi.doMock("./device-contents.tsx", () => {
    throw new Error("This file is not on the device");
  });
  onTestFinished(() => vi.doUnmock("./device-contents.tsx"));
  await renderApp("/offline");
  expect(await screen.findByRole("alert")).toHaveTextContent("could not be shown");
});

test("says how to keep a language where there is none", async () => {
  await renderApp("/offline");
  expect(await screen.findByText(/No language is kept yet/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Browse Languages" })).toHaveAttribute("href", "/languages");
});
