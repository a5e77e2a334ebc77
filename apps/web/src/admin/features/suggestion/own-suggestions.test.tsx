import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { callsOf } from "../../../testing/api.ts";
import { editor } from "../../testing/people.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { salamSuggestion, suggestionPage } from "../../testing/suggestions.ts";

const answers = {
  language: { adminList: () => [] },
  suggestion: { list: () => suggestionPage([salamSuggestion]) },
};
const row = (name: RegExp) => screen.findByRole("row", { name });

test.each([
  [[3], "My language"],
  [[3, 4], "My languages"],
])("filters by the languages %j of an editor, also with another status", async (language_ids, mine) => {
  const { user, router } = await renderAdmin("/suggestions?mine=true", {
    me: { ...editor, language_ids },
    answers,
  });
  await row(/Romanization/);
  expect(callsOf("suggestion.list")).toEqual([{ status: "open", language_ids }]);
  await user.click(screen.getByRole("combobox", { name: "Show" }));
  await user.click(await screen.findByRole("option", { name: "Accepted" }));
  await expect.poll(() => router.state.location.href).toBe("/suggestions?status=accepted&mine=true");
  await expect.poll(() => callsOf("suggestion.list").at(-1)).toEqual({ status: "accepted", language_ids });
  expect(screen.getByRole("combobox", { name: "Language" })).toHaveValue(mine);
  await user.click(screen.getByRole("combobox", { name: "Language" }));
  await user.click(await screen.findByRole("option", { name: "All languages" }));
  await expect.poll(() => router.state.location.href).toBe("/suggestions?status=accepted");
  await expect.poll(() => callsOf("suggestion.list").at(-1)).toEqual({ status: "accepted" });
});

test("offers no filter by language to people who may translate into all", async () => {
  await renderAdmin("/suggestions?mine=true", { answers });
  await row(/Romanization/);
  expect(screen.queryByRole("combobox", { name: "Language" })).toBeNull();
  expect(callsOf("suggestion.list")).toEqual([{ status: "open" }]);
});
