import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { farsi, japanese } from "../../../testing/languages.ts";
import { phraseEntry } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";

const popularPhrases = () => [phraseEntry("Thank you")];

test("shows the known facts about a language and its popular phrases", async () => {
  await renderApp("/languages/farsi", { language: { get: () => farsi, popularPhrases } });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Farsi (Persian)");
  const native = screen.getByText("فارسی", { selector: "p" });
  expect(native).toHaveAttribute("lang", "fa");
  expect(native).toHaveAttribute("dir", "rtl");
  const terms = screen.getAllByRole("term").map((term) => term.textContent);
  expect(terms).toEqual(["Speakers", "Family", "Regions", "Writing System"]);
  const popular = within(screen.getByRole("region", { name: "Popular Phrases" }));
  expect(popular.getByRole("link", { name: /Thank you/ })).toHaveAttribute(
    "href",
    "/phrases/farsi/thank-you",
  );
  expect(screen.getByRole("link", { name: "Browse all Farsi (Persian) phrases" })).toHaveAttribute(
    "href",
    "/phrases?language=farsi",
  );
  expect(document.title).toBe("Farsi (Persian) Phrases | Saywhere");
});

test("marks native letters in the facts about a language", async () => {
  const language = { ...farsi, writing: "The Arabic script with four more letters (پ چ ژ گ)" };
  await renderApp("/languages/farsi", { language: { get: () => language, popularPhrases } });
  const letters = screen.getByText("پ چ ژ گ");
  expect(letters).toHaveAttribute("lang", "fa");
  expect(letters).toHaveAttribute("dir", "rtl");
});

test("omits unknown facts about a language", async () => {
  const little = { ...farsi, family: null, regions: "", writing: null };
  await renderApp("/languages/farsi", { language: { get: () => little, popularPhrases: () => [] } });
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["Speakers"]);
  expect(screen.getByText("No popular phrases in Farsi (Persian) yet.")).toBeVisible();
});

test("links the categories and the other languages, but not the language itself", async () => {
  await renderApp("/languages/farsi", { language: { get: () => farsi, popularPhrases } });
  const links = (name: string) =>
    within(screen.getByRole("navigation", { name }))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
  expect(links("Farsi (Persian) by Category")).toEqual([
    "/phrases?language=farsi&category=greetings",
    "/phrases?language=farsi&category=travel-directions",
    "/phrases?language=farsi&category=dining-food",
  ]);
  expect(links("Other Languages")).toEqual(["/languages/spanish", "/languages/arabic", "/languages"]);
});

test("shows the not-found page for an unknown language", async () => {
  const missing = () => {
    throw new ApiFailure(404);
  };
  await renderApp("/languages/klingon", { language: { get: missing, popularPhrases: missing } });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Language Not Found");
  expect(screen.getByText("We couldn't find the language you're looking for.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Browse Languages" })).toHaveAttribute("href", "/languages");
  expect(document.title).toBe("Language Not Found | Saywhere");
});

test("redirects the old slug of a renamed language to its current URL", async () => {
  const { router } = await renderApp("/languages/nihongo", {
    language: { get: () => japanese, popularPhrases },
  });
  expect(router.state.location.pathname).toBe("/languages/japanese");
});
