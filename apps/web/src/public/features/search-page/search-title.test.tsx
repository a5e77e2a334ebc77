import type { SearchMatch, SearchResult } from "@saywhere/validators/search/search-result";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { farsi, japanese } from "../../../testing/languages.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { searchGroup, searchHit, searchResult } from "../../testing/search.ts";

const nativeMatch = (text: string): SearchMatch => ({
  field: "native_text",
  text,
  parts: [{ start: 0, end: text.length }],
});
const hit = (native_text: string, language = farsi) =>
  searchHit("Hello", language, { native_text, match: nativeMatch(native_text) });
const open = (typed: string, result: Partial<SearchResult>) =>
  renderApp(`/search?q=${encodeURIComponent(typed)}`, {
    language: { list: () => [farsi, japanese] },
    category: { list: () => [] },
    search: { result: () => searchResult({ text: typed, ...result }) },
  });
const heading = () => screen.getByRole("heading", { level: 1 });
const quoted = () => heading().querySelector("bdi");

test("marks the language and the direction of a text in the language of the best result", async () => {
  await open("سلام", { groups: [searchGroup([hit("سلام علیکم")], { match: null })] });
  expect(heading()).toHaveAccessibleName("Results for “سلام”");
  expect(quoted()).toHaveAttribute("lang", "fa");
  expect(quoted()).toHaveAttribute("dir", "rtl");
  const announced = screen.getAllByText("سلام").find((text) => text.closest("[role=status]"));
  expect(announced).toHaveAttribute("lang", "fa");
});

test("keeps the direction, but no language, of a text that several languages write in the same way", async () => {
  await open("سلام", { groups: [searchGroup([hit("سلام"), hit("سلام", japanese)], { match: null })] });
  expect(quoted()).not.toHaveAttribute("lang");
  expect(quoted()).toHaveAttribute("dir", "auto");
});

test("takes a text that finds the English of a phrase for English", async () => {
  await open("Hello", { groups: [searchGroup([hit("Hello"), searchHit("Hello", japanese)])] });
  expect(quoted()).not.toHaveAttribute("lang");
});

test("marks no language for the romanization of another form", async () => {
  const match: SearchMatch = { field: "variant", text: "Dorud", parts: [{ start: 0, end: 5 }] };
  await open("dorud", { groups: [searchGroup([searchHit("Hello", farsi, { match })], { match: null })] });
  expect(quoted()).not.toHaveAttribute("lang");
});

test("marks no language for a text that the best result does not have", async () => {
  await open("salam friend", { groups: [searchGroup([hit("سلام")], { match: null })] });
  expect(quoted()).not.toHaveAttribute("lang");
});

test("marks the language of a text that is searched in one language", async () => {
  await open("こんにちは", {
    language: japanese,
    groups: [searchGroup([hit("こんにちは", japanese)], { match: null })],
  });
  expect(heading()).toHaveAccessibleName("“こんにちは” · Japanese");
  expect(quoted()).toHaveAttribute("lang", "ja");
});

test("keeps the direction of a text that finds nothing", async () => {
  await open("ققق", {});
  expect(heading()).toHaveAccessibleName('No results found for "ققق"');
  expect(quoted()).toHaveAttribute("dir", "auto");
});
