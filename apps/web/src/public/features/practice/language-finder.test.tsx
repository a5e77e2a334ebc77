import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { farsi, japanese, spanish } from "../../../testing/languages.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { forgetProgress } from "./progress.ts";

beforeEach(forgetProgress);

const open = (url: string) =>
  renderApp(url, {
    language: {
      list: () => [japanese, farsi, spanish],
      popularPhrases: () => [],
    },
    category: { list: () => [] },
    phrase: { entryPage: () => ({ items: [], next: null }) },
  });

const listed = () =>
  within(screen.getByRole("region", { name: "Languages" }))
    .queryAllByRole("link")
    .map((link) => link.getAttribute("href"));

test("finds the language to practice by a name, and keeps the chosen category", async () => {
  const { router, user } = await open("/practice?category=health");
  expect(listed()).toHaveLength(3);
  const field = await screen.findByRole("searchbox", { name: "Find a language" });
  await user.type(field, "pers");
  expect(listed()).toEqual(["/practice?language=farsi&category=health"]);
  expect(screen.getByText("1 of 3 languages")).toHaveRole("status");
  await user.clear(field);
  await user.type(field, "日本{Enter}");
  expect(await screen.findByRole("heading", { name: "Practice Japanese" })).toBeVisible();
  expect(router.state.location.search).toEqual({ language: "japanese", category: "health" });
});

test("leaves the list of languages in place when the finder is loaded", async () => {
  await open("/practice");
  const link = screen.getByRole("link", { name: /^Japanese/ });
  link.focus();
  expect(await screen.findByRole("searchbox", { name: "Find a language" })).toBeVisible();
  expect(link).toHaveFocus();
});

test("says that no language matches, and lists all again", async () => {
  const { user } = await open("/practice");
  await user.type(await screen.findByRole("searchbox", { name: "Find a language" }), "klingon");
  expect(screen.getByRole("heading", { name: "No languages match “klingon”" })).toBeVisible();
  expect(listed()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Show all languages" }));
  expect(listed()).toHaveLength(3);
});
