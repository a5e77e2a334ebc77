import type { AdminPhrasePage } from "@saywhere/validators/content/phrase";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { goodbye, greetings, hello, numbers } from "../../testing/content.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

const page: AdminPhrasePage = { items: [hello, goodbye], next: "n", previous: null, total: 133, offset: 0 };
const list = { phrase: { adminPage: () => page }, category: { adminList: () => [greetings, numbers] } };
const row = (name: RegExp) => screen.findByRole("row", { name });
const lastPage = () => callsOf("phrase.adminPage").at(-1);

test("lists phrases with their category, a star for popular ones, and a link to the translations", async () => {
  await renderAdmin("/phrases", { answers: list });
  const first = await row(/^Hello/);
  expect(within(first).getByTitle("Popular")).toBeVisible();
  expect(within(first).getByRole("cell", { name: "Greetings" })).toBeVisible();
  expect(within(first).getByRole("link", { name: "View Translations of Hello" })).toHaveAttribute(
    "href",
    "/admin/phrases/1/translations",
  );
  const second = await row(/^Goodbye/);
  expect(within(second).queryByTitle("Popular")).not.toBeInTheDocument();
  expect(within(second).getByRole("cell", { name: "—" })).toBeVisible();
  expect(screen.getByText("1–2 of 133")).toBeVisible();
  expect(document.title).toBe("Phrases | Saywhere Admin");
});

test("shows five placeholder rows while phrases load, and an empty state without phrases", async () => {
  const answer = Promise.withResolvers<AdminPhrasePage>();
  await renderAdmin("/phrases", { answers: { ...list, phrase: { adminPage: () => answer.promise } } });
  const region = await screen.findByRole("region", { name: "Phrases" });
  expect(within(region).getAllByRole("row")).toHaveLength(1 + 5);
  answer.resolve({ items: [], next: null, previous: null, total: 0, offset: 0 });
  expect(await screen.findByText("No phrases found. Add your first phrase to get started.")).toBeVisible();
});

test("shows an error with a retry button when a page of phrases fails to load", async () => {
  const adminPage = () => {
    throw new ApiFailure(503, "The database does not answer.");
  };
  const { user } = await renderAdmin("/phrases", { answers: { ...list, phrase: { adminPage } } });
  expect(await screen.findByRole("alert")).toHaveTextContent("The database does not answer.");
  answerApi(list);
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await row(/^Hello/)).toBeVisible();
});

test("requests from the server what the URL specifies", async () => {
  await renderAdmin("/phrases?q=hell&category=4&sort=category&order=desc&after=key", { answers: list });
  await row(/^Hello/);
  expect(lastPage()).toEqual({
    search: "hell",
    category_id: 4,
    sort: "category",
    order: "desc",
    after: "key",
  });
  expect(await screen.findByDisplayValue("Numbers")).toHaveAccessibleName("Category");
});

test("stores search, filters, sorting and paging in the URL", async () => {
  const { user, router } = await renderAdmin("/phrases", { answers: list });
  await row(/^Hello/);
  await user.click(screen.getByRole("button", { name: "Next" }));
  await expect.poll(lastPage).toEqual({ after: "n" });
  await user.click(screen.getByRole("button", { name: "English Phrase" }));
  // Another order returns to the first page.
  await expect.poll(lastPage).toEqual({ sort: "english", order: "asc" });
  await user.click(screen.getByRole("combobox", { name: "Category" }));
  await user.click(await screen.findByRole("option", { name: "Numbers" }));
  await expect.poll(lastPage).toMatchObject({ category_id: 4, sort: "english" });
  await user.type(screen.getByRole("searchbox", { name: "Search phrases" }), "one");
  await expect.poll(lastPage).toMatchObject({ search: "one", category_id: 4 });
  expect(router.state.location.href).toBe("/phrases?sort=english&order=asc&category=4&q=one");
  answerApi({ phrase: { adminPage: () => ({ ...page, items: [], next: null, total: 0 }) } });
  await user.type(screen.getByRole("searchbox"), "x");
  expect(await screen.findByText("No phrases match your search.")).toBeVisible();
});

test("opens the history of a phrase from its row", async () => {
  const history = () => ({ label: "Hello", exists: true, entries: [] });
  const { user } = await renderAdmin("/phrases", { answers: { ...list, activity: { history } } });
  await user.click(await screen.findByRole("button", { name: "History of Hello" }));
  await screen.findByRole("dialog", { name: "History" });
  await expect.poll(() => callsOf("activity.history")).toEqual([{ kind: "phrase", record_id: 1 }]);
});
