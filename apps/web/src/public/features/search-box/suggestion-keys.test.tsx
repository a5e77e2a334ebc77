import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { farsi, japanese } from "../../../testing/languages.ts";
import { missingPhrase } from "../../testing/missing-phrase.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { searchHit } from "../../testing/search.ts";

const language = { list: () => [farsi, japanese] };
const phrase = missingPhrase;

const box = () => screen.getByRole("combobox", { name: "Search for a phrase" });

test("announces no running search after the suggestions are closed", async () => {
  const suggestions = () => new Promise<never>(() => {});
  const { user } = await renderApp("/languages", { language, phrase, search: { suggestions } });
  await user.type(box(), "thank");
  await screen.findByText("Searching…", { selector: "[role=status]" });
  await user.keyboard("{Escape}");
  expect(screen.queryByText("Searching…")).not.toBeInTheDocument();
  await user.type(box(), "s");
  expect(screen.queryByText("Searching…")).not.toBeInTheDocument();
});

test("selects no suggestion when newer ones replace the selected one", async () => {
  const newer = Promise.withResolvers<void>();
  const suggestions = async ({ query }: { query: string }) => {
    if (query === "thank") await newer.promise;
    return [searchHit(query === "thank" ? "Thank you" : "That one")];
  };
  const { user } = await renderApp("/languages", { language, phrase, search: { suggestions } });
  await user.type(box(), "tha");
  await screen.findByRole("option", { name: /That one/ });
  await user.type(box(), "nk{ArrowDown}");
  expect(screen.getByRole("option", { name: /That one/ })).toHaveAttribute("aria-selected", "true");
  newer.resolve();
  expect(await screen.findByRole("option", { name: /Thank you/ })).toHaveAttribute("aria-selected", "false");
  expect(box()).not.toHaveAttribute("aria-activedescendant");
});

test("leaves the keys of an input method to it, also in Safari, which ends the composition before its last key", async () => {
  const suggestions = () => [searchHit("Thank you", japanese)];
  const { user } = await renderApp("/languages", { language, phrase, search: { suggestions } });
  await user.type(box(), "tha");
  await screen.findByRole("option");
  fireEvent.keyDown(box(), { key: "Escape", isComposing: true, keyCode: 229 });
  fireEvent.keyDown(box(), { key: "Escape", keyCode: 229 });
  expect(screen.getByRole("option")).toBeVisible();
  fireEvent.keyDown(box(), { key: "Escape", keyCode: 27 });
  expect(screen.queryByRole("option")).not.toBeInTheDocument();
});
