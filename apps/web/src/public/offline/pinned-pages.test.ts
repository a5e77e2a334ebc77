import { paths } from "@saywhere/validators/urls/paths";
import { expect, test } from "vitest";
import { pinnedPages } from "./pinned-pages.ts";

const thai = { slug: "thai", name: "Thai", code: "th", script: "Thai" };
const pack = { ...thai, version: "1", bytes: 1, phrases: 1, recordings: false, checkedAt: 0 };

test("retains the emergency page of the chosen language until a complete pack has it", () => {
  expect(pinnedPages([], thai)).toContain(paths.emergency("thai"));
  expect(pinnedPages([{ ...pack, version: null }], thai)).toContain(paths.emergency("thai"));
  expect(pinnedPages([pack], thai)).not.toContain(paths.emergency("thai"));
});

test("retains the general pages for a visitor with a language, and only the list of them for others", () => {
  const general = [paths.offline, paths.home, paths.emergency(), paths.allergyCard];
  expect(pinnedPages([pack], null)).toEqual(general);
  expect(pinnedPages([], null)).toEqual([paths.offline]);
});
