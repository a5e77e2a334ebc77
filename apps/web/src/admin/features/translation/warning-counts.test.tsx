import type { WarningCounts } from "@saywhere/validators/content/warning-counts";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { callsOf } from "../../../testing/api.ts";
import { openList } from "./testing/open-list.ts";
import { farsi, german, row, spanish } from "./testing/rows.ts";

const none = {
  "other-script": 0,
  "no-question-mark": 0,
  "double-space": 0,
  "no-romanization": 0,
  "same-as-other-phrase": 0,
};
const count = (language: { id: number }, translations: number, warnings: Partial<typeof none>) => ({
  language_id: language.id,
  translations,
  warnings: { ...none, ...warnings },
});
const COUNTS: WarningCounts = [
  count(spanish, 2, { "double-space": 2 }),
  count(farsi, 1_200, { "double-space": 1, "no-romanization": 1_199 }),
];

const table = async () =>
  within(await screen.findByRole("table", { name: "Translations with each warning" }));
const open = (url: string, counts = COUNTS) =>
  openList([row(farsi, {})], url, { translation: { warningCounts: () => counts } });

test("shows how many translations have each warning, the language with the most first, and filters by a number", async () => {
  const { user, router } = await open("/translations?show=warnings&q=hello&phrase=11&sort=newest");
  const rows = (await table()).getAllByRole("row").slice(1);
  expect(rows.map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^All languages1,202 /),
    expect.stringMatching(/^Farsi1,200 /),
    expect.stringMatching(/^Spanish2 /),
  ]);
  const links = (await table()).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "1,202 with any warning, All languages",
    "3 Two spaces in a row, All languages",
    "1,199 Romanization missing, All languages",
    "1,200 with any warning, Farsi",
    "1 Two spaces in a row, Farsi",
    "1,199 Romanization missing, Farsi",
    "2 Two spaces in a row, Spanish",
  ]);
  await user.click(
    (await table()).getByRole("link", {
      name: "1,199 Romanization missing, Farsi",
    }),
  );
  await expect
    .poll(() => router.state.location.search)
    .toEqual({ show: "warnings", warning: "no-romanization", language: String(farsi.id), sort: "newest" });
  await expect
    .poll(() => callsOf("translation.page").at(-1))
    .toMatchObject({ show: "warnings", warning: "no-romanization", language_id: farsi.id });
  expect((await table()).getAllByRole("row")).toHaveLength(2);
  expect((await table()).getByRole("link", { name: /^1,199/ })).toHaveAttribute("aria-current", "true");
  expect((await table()).getByRole("link", { name: "1,200 with any warning, Farsi" })).toHaveAttribute(
    "href",
    `/admin/translations?show=warnings&sort=newest&language=${farsi.id}`,
  );
});

test("marks the number of the only warning of a language as the current one, also when any warning is shown", async () => {
  await open(`/translations?show=warnings&language=${spanish.id}`);
  expect((await table()).getAllByRole("link")).toHaveLength(1);
  expect((await table()).getByRole("link", { name: /^2 Two/ })).toHaveAttribute("aria-current", "true");
});

test("shows five languages until the others are asked for", async () => {
  const many = Array.from({ length: 7 }, (_, index) => count({ id: 50 + index }, 7 - index, {}));
  const { user } = await open("/translations?show=warnings", many);
  expect((await table()).getAllByRole("row")).toHaveLength(1 + 1 + 5);
  await user.click(screen.getByRole("button", { name: "Show all 7 languages" }));
  expect((await table()).getAllByRole("row")).toHaveLength(1 + 1 + 7);
});

test("counts no warnings in other lists, and forgets the warning with another list", async () => {
  const { user, router } = await open("/translations?show=warnings&warning=double-space");
  await table();
  await user.click(screen.getByRole("combobox", { name: "Show" }));
  await user.click(await screen.findByRole("option", { name: "With audio" }));
  await expect.poll(() => router.state.location.search).toEqual({ show: "audio" });
  expect(screen.queryByRole("heading", { name: "Warnings by language" })).not.toBeInTheDocument();
});

test("shows no counts of a language without warnings", async () => {
  await open(`/translations?show=warnings&language=${german.id}`);
  expect(await screen.findByRole("row", { name: /^Farsi/ })).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "Warnings by language" })).not.toBeInTheDocument();
});
