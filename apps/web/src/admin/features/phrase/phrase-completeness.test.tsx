import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { callsOf } from "../../../testing/api.ts";
import { farsi, goodbye, greetings, hello, spanish } from "../../testing/content.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

const row = (name: RegExp) => screen.findByRole("row", { name });

test("shows in how many languages a phrase is translated, sorts by it, and opens the translations by Enter on a row", async () => {
  const complete = { ...hello, translation_count: 2 };
  const { user, router } = await renderAdmin("/phrases", {
    answers: {
      category: { adminList: () => [greetings] },
      language: { adminList: () => [farsi, spanish] },
      phrase: {
        adminPage: () => ({ items: [goodbye, complete], next: null, previous: null, total: 2, offset: 0 }),
        adminGet: () => complete,
      },
      translation: { ofPhrase: () => ({ phrase: complete, rows: [] }) },
    },
  });
  expect(within(await row(/^Hello/)).getByRole("cell", { name: /2 of 2/ })).toBeVisible();
  expect(within(await row(/^Goodbye/)).getByRole("cell", { name: /0 of 2/ })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Translations" }));
  await expect.poll(() => callsOf("phrase.adminPage").at(-1)).toEqual({ sort: "translations", order: "asc" });
  (await row(/^Goodbye/)).focus();
  await user.keyboard("{ArrowDown}{Enter}");
  await expect.poll(() => router.state.location.pathname).toBe("/phrases/1/translations");
  expect(await screen.findByText("0 of 0 languages")).toBeVisible();
});
