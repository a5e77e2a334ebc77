import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { savedByGrace } from "../../testing/saved-by-grace.ts";
import { bathroom, thanks } from "../../testing/search-words.ts";
import { expectToast, toastButton } from "../../testing/toast.ts";

const list = { synonym: { list: () => [bathroom, thanks] } };
const dialog = (name: string) => screen.findByRole("dialog", { name });
const terms = () => screen.getByRole("combobox", { name: "Terms" });
/** The focus moves a moment after the dialog opens. */
const beginsAtTerms = () => expectFocus(() => terms());
/** The button in the topmost dialog: the screen behind it has a button of the same name. */
const press = (name: string) => screen.getAllByRole("button", { name }).at(-1) as HTMLElement;
const groups = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);

test("lists the groups, and filters them by a term in any spelling", async () => {
  const { user, router } = await renderAdmin("/synonyms", { answers: list });
  await expect.poll(() => screen.queryAllByRole("rowheader")).toHaveLength(2);
  expect(groups()).toEqual(["bathroom, toilet, restroom, loo", "thank you, cheers"]);
  expect(document.title).toBe("Synonyms | Saywhere Admin");
  await user.type(screen.getByRole("searchbox", { name: "Search synonyms" }), "CHÉERS{Enter}");
  await expect.poll(groups).toEqual(["thank you, cheers"]);
  expect(router.state.location.search).toEqual({ q: "CHÉERS" });
  await user.clear(screen.getByRole("searchbox"));
  await user.type(screen.getByRole("searchbox"), "zzz{Enter}");
  expect(await screen.findByText("No synonyms match “zzz”.")).toBeVisible();
});

test("opens a group by Enter on its row, and by a click", async () => {
  const { user } = await renderAdmin("/synonyms", { answers: list });
  (await screen.findByRole("row", { name: /^bathroom/ })).focus();
  await user.keyboard("{Enter}");
  await dialog("Edit synonyms");
  await user.keyboard("{Escape}");
  await user.click(screen.getByText("thank you, cheers"));
  expect(within(await dialog("Edit synonyms")).getByText("cheers")).toBeVisible();
});

test("shows an empty state without synonyms, and a retry button when they fail to load", async () => {
  const failing = failsWith(503, "The database is not responding.");
  const { user } = await renderAdmin("/synonyms", { answers: { synonym: { list: failing } } });
  expect(await screen.findByRole("alert")).toHaveTextContent("The database is not responding.");
  answerApi({ synonym: { list: () => [] } });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("No synonyms found. Add your first synonyms to get started.")).toBeVisible();
});

test("adds a group from a pasted list without duplicates", async () => {
  const { user, router } = await renderAdmin("/synonyms", { answers: list });
  answerApi({ synonym: { create: ({ terms: given }) => ({ id: 3, terms: given, version: 1 }) } });
  await user.click(await screen.findByRole("button", { name: "Add synonyms" }));
  await dialog("Add synonyms");
  expect(router.state.location.pathname).toBe("/synonyms/new");
  await beginsAtTerms();
  await user.keyboard("umbrella{Enter}");
  await user.click(press("Add synonyms"));
  expect(terms()).toHaveAccessibleDescription(/Enter at least two terms that mean the same/);
  await user.click(terms());
  await user.paste("brolly, Umbrella!; parasol\ngamp");
  await user.click(press("Add synonyms"));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(callsOf("synonym.create")).toEqual([{ terms: ["umbrella", "brolly", "parasol", "gamp"] }]);
  await expectToast("Synonym group addedThe synonym group was successfully added.");
});

test("removes any term by keyboard, and continues typing the next one", async () => {
  const { user } = await renderAdmin("/synonyms", { answers: list });
  answerApi({ synonym: { create: ({ terms: given }) => ({ id: 3, terms: given, version: 1 }) } });
  await user.click(await screen.findByRole("button", { name: "Add synonyms" }));
  await beginsAtTerms();
  await user.keyboard("brolly{Enter}parasol{Enter}");
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  await expectFocus(() => press("Remove brolly"));
  await user.keyboard("{Enter}");
  await expectFocus(() => terms());
  await user.keyboard("umbrella{Enter}");
  await user.click(press("Add synonyms"));
  await expect.poll(() => callsOf("synonym.create")).toEqual([{ terms: ["parasol", "umbrella"] }]);
});

test("starts a group with a missed search text, or adds it to the group with the same meaning", async () => {
  const { user, router } = await renderAdmin("/synonyms/new?term=khazi", { answers: list });
  const form = await dialog("Add synonyms");
  expect(within(form).getByText("khazi")).toBeVisible();
  // Another user has added a term since the list was loaded.
  answerApi({
    synonym: {
      list: () => [{ ...bathroom, terms: [...bathroom.terms, "bog"], version: 3 }, thanks],
      update: ({ terms: given }) => ({ ...bathroom, terms: given, version: 4 }),
    },
  });
  await user.type(terms(), "Toilet,");
  expect(
    await within(form).findByRole("radio", { name: "Add the others to “bathroom, toilet, restroom …”" }),
  ).toBeChecked();
  await user.click(press("Add to group"));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(callsOf("synonym.update")).toEqual([
    {
      id: bathroom.id,
      version: bathroom.version + 1,
      terms: ["bathroom", "toilet", "restroom", "loo", "bog", "khazi"],
    },
  ]);
  await expectToast("Synonym group updated");
  expect(router.state.location.href).toBe("/synonyms");
});

test("adds a term to what another editor saved in the group at the same moment", async () => {
  const { user } = await renderAdmin("/synonyms/new?term=khazi", { answers: list });
  const newer = { ...bathroom, terms: [...bathroom.terms, "privy"], version: bathroom.version + 1 };
  await dialog("Add synonyms");
  await user.type(terms(), "loo,");
  await screen.findByRole("radio", { name: "Add the others to “bathroom, toilet, restroom …”" });
  answerApi({
    synonym: {
      update: savedByGrace(newer, ({ terms: given }) => ({ ...newer, terms: given })),
      list: () => [newer, thanks],
    },
  });
  await user.click(press("Add to group"));
  await expectToast("Synonym group updated");
  expect(callsOf("synonym.update").at(-1)).toEqual({
    id: newer.id,
    version: newer.version,
    terms: [...newer.terms, "khazi"],
  });
});

test("adds a term of several groups to the chosen group, or to a new one", async () => {
  const { user } = await renderAdmin("/synonyms/new?term=ta", { answers: list });
  const update = ({ terms: given }: { terms: string[] }) => ({ ...thanks, terms: given });
  answerApi({ synonym: { update, create: ({ terms: given }) => ({ id: 3, terms: given, version: 1 }) } });
  const form = await dialog("Add synonyms");
  await user.type(terms(), "loo,cheers,");
  await user.click(await within(form).findByRole("radio", { name: "Add the others to “thank you, cheers”" }));
  await user.click(press("Add to group"));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(callsOf("synonym.update")).toEqual([
    { id: thanks.id, version: thanks.version, terms: [...thanks.terms, "ta", "loo"] },
  ]);
  await user.click(screen.getByRole("button", { name: "Add synonyms" }));
  await dialog("Add synonyms");
  await user.type(terms(), "cheers,bottoms up,");
  await user.click(await screen.findByRole("radio", { name: /^Create another group/ }));
  await user.click(press("Add synonyms"));
  await expect.poll(() => callsOf("synonym.create")).toEqual([{ terms: ["cheers", "bottoms up"] }]);
});

test("closes the dialog on the first Escape, although the field could show a list", async () => {
  const { user, router } = await renderAdmin("/synonyms/new?term=khazi", { answers: list });
  await dialog("Add synonyms");
  await expectFocus(() => terms());
  await user.keyboard("{Escape}");
  await expect.poll(() => router.state.location.href).toBe("/synonyms");
});

test("asks before a typed term is lost that is not in the list yet", async () => {
  const { user, router } = await renderAdmin("/synonyms/new?term=khazi", { answers: list });
  const form = await dialog("Add synonyms");
  await beginsAtTerms();
  await user.keyboard("privy{Escape}");
  await dialog("Discard your changes?");
  await user.click(press("Keep editing"));
  await beginsAtTerms();
  expect(within(form).getByText("privy")).toBeVisible();
  await user.keyboard("{Escape}");
  await dialog("Discard your changes?");
  await user.click(press("Discard"));
  await expect.poll(() => router.state.location.href).toBe("/synonyms");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("edits a group, and shows the error of a too long term beside the field", async () => {
  const { user } = await renderAdmin(`/synonyms?edit=${bathroom.id}`, { answers: list });
  answerApi({ synonym: { update: () => bathroom } });
  const form = await dialog("Edit synonyms");
  await user.type(terms(), `${"x".repeat(81)},`);
  await user.click(press("Update synonyms"));
  expect(terms()).toHaveAccessibleDescription(/Use at most 80 characters/);
  await user.type(terms(), "{Backspace}khazi,");
  await user.click(press("Update synonyms"));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(form).not.toBeInTheDocument();
  await expect
    .poll(() => callsOf("synonym.update"))
    .toEqual([{ id: bathroom.id, version: bathroom.version, terms: [...bathroom.terms, "khazi"] }]);
});

test("deletes a group and restores it on undo", async () => {
  const { user } = await renderAdmin("/synonyms", { answers: list });
  await user.click(await screen.findByRole("button", { name: "Delete thank you, cheers" }));
  answerApi({
    synonym: { delete: () => ({ success: true }), list: () => [bathroom] },
    activity: { undoDelete: () => ({ success: true }) },
  });
  const question = await dialog("Delete synonyms");
  await user.click(within(question).getByRole("button", { name: "Delete synonyms" }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  await user.click(await toastButton("Undo"));
  await expectToast("Synonym group restored");
  expect(callsOf("activity.undoDelete")).toEqual([{ kind: "synonym_group", record_id: thanks.id }]);
});

test("shows that linked synonyms were deleted", async () => {
  await renderAdmin("/synonyms?edit=99", { answers: list });
  const shown = within(await dialog("Edit synonyms"));
  expect(shown.getByRole("alert")).toHaveTextContent("no longer exist");
});
