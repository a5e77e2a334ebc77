import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { hello } from "../../testing/content.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { bathroom, khazi, missedPage } from "../../testing/search-words.ts";
import { expectToast } from "../../testing/toast.ts";

const llama = { ...khazi, id: 8, text: "llama & co", times: 3, finds_now: true };
const list = { missedSearch: { list: () => missedPage([khazi, llama]) } };
const phrase = {
  options: () => [],
  adminPage: () => ({ items: [], next: null, previous: null, total: 0, offset: 0 }),
};
const row = (name: RegExp) => screen.findByRole("row", { name });

test("shows missed searches after a retry with their count and date, and links that add a phrase or synonym", async () => {
  const failing = failsWith(503, "The database is not responding.");
  const { user } = await renderAdmin("/missed-searches", { answers: { missedSearch: { list: failing } } });
  expect(await screen.findByRole("alert")).toHaveTextContent("The database is not responding.");
  answerApi(list);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  const missed = await row(/khazi/);
  for (const text of ["1,200", "Mar 2, 2026", "Mar 28, 2026"]) expect(missed).toHaveTextContent(text);
  const links = within(missed).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Add phrase “khazi”", "/admin/phrases/new?english=khazi"],
    ["Add to a phrase “khazi”", "/admin/phrases"],
    ["Add synonym of “khazi”", "/admin/synonyms/new?term=khazi"],
  ]);
  const found = within(await row(/llama/)).getByRole("link");
  expect(found).toHaveTextContent("Finds something now");
  expect(found).toHaveAttribute("href", "/search?q=llama+%26+co");
  expect(screen.getByText(/We don’t record who searched/)).toBeVisible();
  await expect.poll(() => callsOf("missedSearch.list").at(-1)).toEqual({ sort: "times", order: "desc" });
});

test("sorts missed searches by count or day and pages through them by URL", async () => {
  const { user, router } = await renderAdmin("/missed-searches", {
    answers: { missedSearch: { list: () => missedPage([khazi], { next: "n1", total: 30 }) } },
  });
  await user.click(await screen.findByRole("button", { name: "Next" }));
  await expect.poll(() => callsOf("missedSearch.list").at(-1)).toMatchObject({ after: "n1", sort: "times" });
  await user.click(screen.getByRole("button", { name: "Last" }));
  await expect.poll(() => callsOf("missedSearch.list").at(-1)).toEqual({ sort: "last_day", order: "asc" });
  expect(router.state.location.href).toBe("/missed-searches?sort=last_day&order=asc");
});

test("dismisses a search text after a confirmation, and shows an empty state when none is left", async () => {
  const { user } = await renderAdmin("/missed-searches", { answers: list });
  await user.click(await screen.findByRole("button", { name: "Dismiss khazi" }));
  answerApi({
    missedSearch: { delete: () => ({ success: true }), list: () => missedPage([]) },
  });
  const question = await screen.findByRole("dialog", { name: "Dismiss search" });
  expect(question).toHaveTextContent("Remove “khazi” from the list?");
  await user.click(within(question).getByRole("button", { name: "Dismiss" }));
  await expectToast("Search dismissedIt was removed from the list.");
  expect(callsOf("missedSearch.delete")).toEqual([{ id: khazi.id }]);
  expect(await screen.findByText("No missed searches.")).toBeVisible();
});

test("shows the five most frequent searches that still find nothing on the dashboard", async () => {
  const many = Array.from({ length: 7 }, (_, index) => ({
    ...khazi,
    id: 10 + index,
    text: `text ${index}`,
    times: 9 - index,
    finds_now: index === 1,
  }));
  await renderAdmin("/", { answers: { missedSearch: { list: () => missedPage(many) } } });
  const card = screen.getByRole("region", { name: "Missed searches" });
  const shown = await within(card).findAllByRole("listitem");
  expect(shown.map((item) => item.querySelector("strong")?.textContent)).toEqual(
    [0, 2, 3, 4, 5].map((index) => `text ${index}`),
  );
  expect(shown[0]).toHaveTextContent("9 times, last on Mar 28, 2026");
  expect(within(card).getByRole("link", { name: /^View all/ })).toHaveAttribute(
    "href",
    "/admin/missed-searches",
  );
});

test("distinguishes on the dashboard searches that find results by now from an empty list", async () => {
  const found = missedPage([{ ...khazi, finds_now: true }], { next: "n1", total: 30 });
  await renderAdmin("/", { answers: { missedSearch: { list: () => found } } });
  expect(await screen.findByText("The most frequent missed searches have results now.")).toBeVisible();
});

test("opens the add dialog over the phrases in another tab, and removes the text from the URL on close", async () => {
  const { user, router } = await renderAdmin("/phrases/new?english=khazi", {
    answers: { phrase, category: { adminList: () => [] }, language: { adminList: () => [] } },
  });
  await screen.findByRole("dialog", { name: "Add Phrase" });
  expect(screen.getByRole("textbox", { name: "English" })).toHaveValue("khazi");
  await user.keyboard("{Escape}");
  await expect.poll(() => router.state.location.href).toBe("/phrases");
});

test("adds a text over the list, and returns the focus to the list when the dialog is closed", async () => {
  const { user, router } = await renderAdmin("/missed-searches?sort=last_day", {
    answers: { ...list, phrase, category: { adminList: () => [] }, synonym: { list: () => [bathroom] } },
  });
  const add = await screen.findByRole("link", { name: "Add phrase “khazi”" });
  await user.click(add);
  await screen.findByRole("dialog", { name: "Add Phrase" });
  expect(screen.getByRole("textbox", { name: "English" })).toHaveValue("khazi");
  await user.keyboard("{Escape}");
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  await expectFocus(() => add);

  answerApi({
    synonym: { update: ({ terms }) => ({ ...bathroom, terms }) },
    missedSearch: { list: () => missedPage([{ ...khazi, finds_now: true }, llama]) },
  });
  await user.click(screen.getByRole("link", { name: "Add synonym of “khazi”" }));
  await user.type(await screen.findByRole("combobox", { name: "Terms" }), "toilet,");
  await screen.findByRole("button", { name: "Add to group" });
  await user.keyboard("{Control>}{Enter}{/Control}");
  await expectToast("Synonym group updated");
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  const found = async () => within(await row(/khazi/)).getByRole("link", { name: "Finds something now" });
  await expectFocus(found);
  expect(router.state.location.href).toBe("/missed-searches?sort=last_day");
});

test("adds a text to the ways to say a phrase", async () => {
  const stored = { ...hello, id: 4, version: 3, english: "Where is the bathroom?", intents: ["loo"] };
  const option = { id: 4, english: stored.english, slug: "where-is-the-bathroom" };
  const { user } = await renderAdmin("/missed-searches", {
    answers: { ...list, phrase: { ...phrase, options: () => [option], adminGet: () => stored } },
  });
  await user.click(await screen.findByRole("link", { name: "Add to a phrase “khazi”" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add to a phrase" }));
  expect(dialog.getByRole("textbox", { name: "Another way to say it" })).toHaveValue("khazi");
  await user.click(dialog.getByRole("button", { name: "Add to phrase" }));
  expect(await dialog.findByText("Choose a phrase")).toBeVisible();
  await user.type(dialog.getByRole("combobox", { name: "Phrase" }), "bath");
  await user.click(await screen.findByRole("option", { name: stored.english }));
  answerApi({ phrase: { update: () => stored }, missedSearch: { list: () => missedPage([llama]) } });
  await user.click(dialog.getByRole("button", { name: "Add to phrase" }));
  await expectToast("Phrase updated");
  expect(callsOf("phrase.update")).toEqual([
    {
      id: 4,
      version: 3,
      english: stored.english,
      category_id: stored.category_id,
      intents: ["loo", "khazi"],
    },
  ]);
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
});

test("moves the focus to the heading on the dashboard when the focused text finds results by then", async () => {
  const { user, router } = await renderAdmin("/", { answers: { ...list, synonym: { list: () => [] } } });
  await user.click(await screen.findByRole("link", { name: "Add synonym of “khazi”" }));
  answerApi({
    synonym: { create: ({ terms }) => ({ ...bathroom, terms }) },
    missedSearch: { list: () => missedPage([llama]) },
  });
  await user.type(await screen.findByRole("combobox", { name: "Terms" }), "loo,{Control>}{Enter}{/Control}");
  await expect.poll(() => screen.queryByText("khazi")).toBeNull();
  await expectFocus(() => screen.getByRole("heading", { name: "Missed searches" }));
  expect(router.state.location.href).toBe("/");
});
