import { expect, test } from "vitest";
import { isPackPage } from "./pack-pages.ts";

const LANGUAGES = ["farsi", "japanese"];
const isRendered = (path: string, languages = LANGUAGES) =>
  isPackPage(new URL(path, "https://saywhere.example"), languages);

test.each([
  "/languages/farsi",
  "/languages/japanese/common-phrases",
  "/phrases/farsi/thank-you",
  "/phrases/farsi/thank-you/",
  "/phrases?language=japanese&category=greetings",
  "/phrases",
  "/phrases/thank-you",
  "/search?q=where+is",
  "/practice?language=farsi&set=popular",
  "/saved",
  "/offline",
])("renders %s from the packs", (path) => {
  expect(isRendered(path)).toBe(true);
});

test.each([
  "/",
  "/about",
  "/languages",
  "/languages/spanish",
  "/phrases/spanish/thank-you",
  "/phrases?language=spanish",
  "/practice?language=spanish",
  "/languages/farsi/other",
])("does not render %s, which needs more than the packs", (path) => {
  expect(isRendered(path)).toBe(false);
});

test("renders no page while no language is kept", () => {
  expect(isRendered("/saved", [])).toBe(false);
});
