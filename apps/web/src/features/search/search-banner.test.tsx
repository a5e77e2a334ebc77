import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ApiFailure } from "../../testing/api.ts";
import { farsi, japanese, phraseEntry } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";

const language = { list: () => [farsi, japanese] };
/** Where a suggestion leads is not of interest here. */
const phrase = {
  detail: () => {
    throw new ApiFailure(404);
  },
};
const found = [phraseEntry("Thank you"), phraseEntry("Thank you", japanese)];

const box = () => screen.getByRole("combobox", { name: "Search for a phrase" });

test("suggests phrases, which the arrows walk and Enter opens", async () => {
  const { router, user } = await renderApp("/languages", { language, phrase, search: { hits: () => found } });
  await user.type(box(), "tha");
  const [first, second] = await screen.findAllByRole("option");
  expect(first).toHaveAccessibleName("Thank you in Farsi (Persian)");
  expect(box()).toHaveAttribute("aria-expanded", "true");
  expect(box()).not.toHaveAttribute("aria-activedescendant");

  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(second).toHaveAttribute("aria-selected", "true");
  expect(box()).toHaveAttribute("aria-activedescendant", second?.id);
  expect(box()).toHaveFocus();

  await user.keyboard("{ArrowDown}{ArrowUp}{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toBe("/phrases/japanese/thank-you"));
  expect(screen.queryByRole("option")).not.toBeInTheDocument();
});

test("asks from three characters on, and not for the blanks around them", async () => {
  const asked: string[] = [];
  const hits = ({ query }: { query: string }) => (asked.push(query), found);
  const { user } = await renderApp("/languages", { language, phrase, search: { hits } });
  await user.type(box(), " th ");
  await expect(screen.findByRole("option", {}, { timeout: 400 })).rejects.toThrow();
  await user.type(box(), "{Backspace}ank ");
  await screen.findAllByRole("option");
  expect(asked).toEqual(["thank"]);
});

test("shows at most eight suggestions and says how many there are", async () => {
  const many = Array.from({ length: 20 }, (_, index) => phraseEntry(`Phrase ${index}`));
  const { user } = await renderApp("/languages", { language, phrase, search: { hits: () => many } });
  await user.type(box(), "phrase");
  expect(await screen.findAllByRole("option")).toHaveLength(8);
  expect(screen.getByText("8 suggestions")).toHaveRole("status");
});

test("a late answer does not replace a newer one", async () => {
  const late = Promise.withResolvers<void>();
  const hits = async ({ query }: { query: string }) => {
    if (query !== "goo") return [phraseEntry("Good morning")];
    await late.promise;
    return [phraseEntry("Goose")];
  };
  const { user } = await renderApp("/languages", { language, phrase, search: { hits } });
  await user.type(box(), "goo");
  await new Promise((resolve) => setTimeout(resolve, 200));
  await user.type(box(), "d m");
  await screen.findByRole("option", { name: /Good morning/ });
  late.resolve();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    expect.stringContaining("Good morning in Farsi (Persian)"),
  ]);
});

test("keeps the earlier suggestions until the newer ones are there", async () => {
  const newer = Promise.withResolvers<void>();
  const hits = async ({ query }: { query: string }) => {
    if (query === "thank") await newer.promise;
    return [phraseEntry(query === "thank" ? "Thank you" : "That one")];
  };
  const { user } = await renderApp("/languages", { language, phrase, search: { hits } });
  await user.type(box(), "tha");
  await screen.findByRole("option", { name: /That one/ });
  await user.type(box(), "nk");
  expect(screen.getByRole("option", { name: /That one/ })).toBeVisible();
  newer.resolve();
  await screen.findByRole("option", { name: /Thank you/ });
  expect(screen.getAllByRole("option")).toHaveLength(1);
});

test("says that nothing was found, and closes on Escape and on a click outside", async () => {
  const { user } = await renderApp("/languages", { language, phrase, search: { hits: () => [] } });
  await user.type(box(), "zzz");
  const message = await screen.findByText('No results found for "zzz"', { selector: "p" });
  expect(message).toBeVisible();
  await user.keyboard("{Escape}");
  expect(message).not.toBeVisible();
  expect(box()).toHaveValue("zzz");

  await user.type(box(), "z");
  expect(await screen.findByText('No results found for "zzzz"', { selector: "p" })).toBeVisible();
  await user.click(screen.getByRole("heading", { level: 1 }));
  expect(screen.queryByText(/No results found/, { selector: "p" })).not.toBeInTheDocument();
});

test("tells of a failure and searches all the same", async () => {
  const hits = () => {
    throw new ApiFailure(429);
  };
  const result = () => ({ language: japanese, text: "thank you", hits: found });
  const { router, user } = await renderApp("/languages", { language, phrase, search: { hits, result } });
  await user.type(box(), "  thank you in japanese ");
  expect(await screen.findByText(/Suggestions are not available/, { selector: "p" })).toBeVisible();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(router.state.location.href).toBe("/search?q=thank+you+in+japanese"));
});
