import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { japanese } from "../../../testing/languages.ts";
import { setMyLanguage } from "../../lib/my-language/set-my-language.ts";
import { helloInFarsi } from "../../testing/phrase-detail.ts";
import { renderApp } from "../../testing/render-app.tsx";

const phrase = { detail: () => helloInFarsi };
const paths = () =>
  [
    ...within(screen.getByRole("banner")).getAllByRole("link", { name: /^(SOS|Emergency)/ }),
    within(screen.getByRole("contentinfo")).getByRole("link", { name: "Emergency" }),
  ].map((link) => link.getAttribute("href"));

test("links to the emergency numbers of all countries while no language is known", async () => {
  await renderApp("/about");
  expect(paths()).toEqual(Array(3).fill("/emergency"));
});

test("links to the emergency numbers of the language that the page is about, before the visitor's own", async () => {
  setMyLanguage(japanese);
  await renderApp("/phrases/farsi/hello", { phrase });
  expect(paths()).toEqual(Array(3).fill("/emergency/farsi"));
});

test("links to the emergency numbers of the visitor's language elsewhere", async () => {
  setMyLanguage(japanese);
  await renderApp("/about");
  expect(paths()).toEqual(Array(3).fill("/emergency/japanese"));
});

test("does not link to the emergency numbers of a language that does not exist", async () => {
  const missing = () => {
    throw new ApiFailure(404);
  };
  await renderApp("/languages/klingon", { language: { get: missing, popularPhrases: missing } });
  expect(paths()).toEqual(Array(3).fill("/emergency"));
});
