import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf, failOnDemand } from "../../../testing/api.ts";
import { ApiFailure, failsWith } from "../../../testing/api-failure.ts";
import { editor } from "../../testing/people.ts";
import { expectToast, toastButton } from "../../testing/toast.ts";
import { choices, openList } from "./testing/open-list.ts";
import { farsi, german, row, spanish } from "./testing/rows.ts";

const cells = async (name: RegExp) =>
  within(await screen.findByRole("row", { name }))
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

test("shows the native text of a row in its own direction, romanization, media and warnings", async () => {
  const media = { audio_url: "/a.mp3", video_url: "https://youtu.be/abcdefghijk" };
  await openList([
    { ...row(farsi, media), warnings: ["double-space", "no-question-mark"] },
    row(spanish, { native_text: "Hola", romanization: null }),
    row({ ...spanish, id: 9, name: "" }, null),
  ]);
  expect(await screen.findByRole("table", { name: "Translations" })).toBeInTheDocument();
  expect(screen.getAllByRole("columnheader").map((header) => header.textContent)).toEqual([
    "Language",
    "Phrase",
    "Native Text",
    "Romanization",
    "Media",
    "Actions",
  ]);
  expect(await screen.findByText("سلام")).toHaveAttribute("dir", "rtl");
  expect(screen.getByText("سلام")).toHaveAttribute("lang", "fa");
  expect(await cells(/^Farsi/)).toEqual([
    "",
    "Hello",
    "سلام2Romanization: Salam",
    "Romanization: Salam",
    "AudioVideo",
    "",
  ]);
  expect(screen.getByRole("button", { name: /^2 warnings: Two spaces in a row; / })).toHaveTextContent("2");
  expect(await cells(/^Spanish/)).toEqual(["", "Hello", "Hola", "—", "—", ""]);
  expect(await cells(/^Unknown/)).toEqual(["", "Hello", "Missing", "—", "—", ""]);
});

test("names the phrases with the same text in the tooltip of the warnings, and asks for them only then", async () => {
  const { user } = await openList(
    [{ ...row(farsi, {}), warnings: ["same-as-other-phrase"] }],
    "/translations",
    {
      translation: { sameText: () => [{ translation_id: 103, english: "Hi" }] },
    },
  );
  const badge = await screen.findByRole("button", { name: /^1 warning: / });
  expect(callsOf("translation.sameText")).toEqual([]);
  await user.hover(badge);
  expect(await screen.findByText("Same text as “Hi”")).toBeVisible();
});

test("opens a row by a click and by Enter, a missing one to add it, but not one that the editor may not change", async () => {
  const rows = [row(farsi, {}), row(spanish, null), row(german, {})];
  const { user, router } = await openList(rows, "/translations", {}, { ...editor, language_ids: [2, 3] });
  await user.click(await screen.findByRole("rowheader", { name: /^German/ }));
  expect(router.state.location.href).toBe("/translations");
  await user.click(screen.getByRole("rowheader", { name: /^Farsi/ }));
  await screen.findByRole("dialog", { name: "Edit Translation" });
  expect(router.state.location.href).toBe("/translations?edit=102");
  await user.keyboard("{Escape}");
  await expect.poll(() => router.state.location.href).toBe("/translations");
  screen.getByRole("row", { name: /^Farsi/ }).focus();
  await user.keyboard("{ArrowDown}{Enter}");
  const dialog = within(await screen.findByRole("dialog", { name: "Add Translation" }));
  expect(dialog.getByRole("combobox", { name: "Language" })).toHaveValue("Spanish");
});

test("selects stored translations, never missing ones, and deletes the selected ones as a whole", async () => {
  const { user } = await openList([row(farsi, {}), row(spanish, {}), row(german, null)], "/translations", {
    translation: { deleteSelected: () => ({ count: 2, change_set_id: "9" }) },
    activity: { undo: () => ({ success: true as const }) },
  });
  expect(await screen.findByRole("checkbox", { name: "Farsi: Hello" })).toBeInTheDocument();
  expect(screen.queryByRole("checkbox", { name: "German: Hello" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
  const bar = await screen.findByRole("region", { name: "Selected translations" });
  await user.click(within(bar).getByRole("button", { name: "Delete" }));
  await user.click(await screen.findByRole("button", { name: "Delete 2 translations" }));
  await expectToast("2 translations were successfully deleted.");
  const [input] = callsOf("translation.deleteSelected") as { records: unknown[] }[];
  expect(input?.records).toHaveLength(2);
  await user.click(await toastButton("Undo"));
  await expect.poll(() => callsOf("activity.undo")).toEqual([{ change_set_id: "9" }]);
});

test("shows five placeholder rows while the list loads, an error with a retry button, and an empty state", async () => {
  const late = failOnDemand(new ApiFailure(503, "The database does not answer"));
  const { user } = await openList([], "/translations", { translation: { page: late.answer } });
  expect(screen.getAllByRole("row")).toHaveLength(6);
  late.fail();
  expect(await screen.findByRole("alert")).toHaveTextContent("The database does not answer");
  const empty = { items: [], next: null, previous: null, total: 0, offset: 0 };
  answerApi({ ...choices, translation: { page: () => empty } });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(
    await screen.findByText("No translations found. Add your first translation to get started."),
  ).toBeInTheDocument();
});

test("links an empty page of a very long list to the next page", async () => {
  const { user, router } = await openList([], "/translations?show=missing", {
    translation: { page: () => ({ items: [], next: "further", previous: null, total: null, offset: null }) },
  });
  expect(await screen.findByText("No translations on this page.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Next" }));
  expect(router.state.location.searchStr).toBe("?show=missing&after=further");
  await expect.poll(() => callsOf("translation.page").at(-1)).toEqual({ show: "missing", after: "further" });
});

test("stores the filters in the URL, and returns to the first page on a change", async () => {
  const { user, router } = await openList([], "/translations?language=2&after=k");
  expect(await screen.findByText("No translations found matching your filters.")).toBeInTheDocument();
  await user.click(screen.getByRole("combobox", { name: "Phrase" }));
  await user.click(await screen.findByRole("option", { name: "Hello" }));
  await user.click(screen.getByRole("combobox", { name: "Show" }));
  await user.click(await screen.findByRole("option", { name: "With warnings" }));
  expect(router.state.location.searchStr).toBe("?language=2&phrase=11&show=warnings");
  await expect.poll(() => callsOf("translation.page")[0]).toEqual({ language_id: 2, after: "k" });
  await expect
    .poll(() => callsOf("translation.page").at(-1))
    .toEqual({ language_id: 2, phrase_id: 11, show: "warnings" });
  expect(screen.getByRole("combobox", { name: "Language" })).toHaveValue("Farsi");
  await user.click(screen.getByRole("combobox", { name: "Language" }));
  await user.click(await screen.findByRole("option", { name: "All languages" }));
  expect(router.state.location.searchStr).toBe("?phrase=11&show=warnings");
});

test("filters by the first match of a typed language or phrase by Enter, which waits for the options of the server", async () => {
  const { user, router } = await openList([]);
  await user.click(screen.getByRole("combobox", { name: "Language" }));
  await user.keyboard("span{Enter}");
  await expect.poll(() => router.state.location.searchStr).toBe("?language=3");
  await user.click(screen.getByRole("combobox", { name: "Phrase" }));
  await user.keyboard("hell{Enter}");
  await expect.poll(() => router.state.location.searchStr).toBe("?language=3&phrase=11");
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Phrase" })).toHaveValue("Hello"));
});

test("lists the translations of an editor's languages, until one of them or all are chosen", async () => {
  const me = { ...editor, language_ids: [farsi.id, spanish.id] };
  const { user, router } = await openList([row(farsi, {})], "/translations?mine=true", {}, me);
  const select = await screen.findByRole("combobox", { name: "Language" });
  await waitFor(() => expect(select).toHaveValue("My languages"));
  await expect
    .poll(() => callsOf("translation.page").at(-1))
    .toMatchObject({ language_ids: me.language_ids });
  await user.click(select);
  await user.keyboard("span{Enter}");
  await expect.poll(() => router.state.location.searchStr).toBe(`?language=${spanish.id}`);
  await expect
    .poll(() => callsOf("translation.page").at(-1))
    .toEqual(expect.not.objectContaining({ language_ids: expect.anything() }));
  await user.clear(select);
  await user.keyboard("my{Enter}");
  await expect.poll(() => router.state.location.searchStr).toBe("?mine=true");
});

test("sorts the list by the last change, stores the order in the URL, and opens the history of a row", async () => {
  const { user, router } = await openList([row(farsi, {})], "/translations", {
    activity: { history: () => ({ label: "Hello in Farsi", exists: true, entries: [] }) },
  });
  await user.click(await screen.findByRole("combobox", { name: "Sort" }));
  await user.click(await screen.findByRole("option", { name: "Newest change first" }));
  await expect
    .poll(() => callsOf("translation.page").at(-1))
    .toMatchObject({ sort: "updated", order: "desc" });
  expect(router.state.location.searchStr).toBe("?sort=newest");
  await user.click(screen.getByRole("combobox", { name: "Sort" }));
  await user.click(await screen.findByRole("option", { name: "As on the site" }));
  await expect.poll(() => router.state.location.searchStr).toBe("");
  await user.click(screen.getByRole("button", { name: "History of Hello in Farsi" }));
  await screen.findByRole("dialog", { name: "History" });
  await expect.poll(() => callsOf("activity.history")).toEqual([{ kind: "translation", record_id: 102 }]);
});

test("sorts the list by a column, in both directions, but not the missing translations", async () => {
  const { user, router } = await openList([row(farsi, {})]);
  const header = () => screen.getByRole("columnheader", { name: "Native Text" });
  for (const [order, searched, said] of [
    ["asc", "native_text", "ascending"],
    ["desc", "native_text-desc", "descending"],
  ]) {
    await user.click(await screen.findByRole("button", { name: "Native Text" }));
    await expect.poll(() => router.state.location.searchStr).toBe(`?sort=${searched}`);
    await expect.poll(() => callsOf("translation.page").at(-1)).toMatchObject({ sort: "native_text", order });
    await waitFor(() => expect(header()).toHaveAttribute("aria-sort", said));
  }
  expect(screen.getByRole("combobox", { name: "Sort" })).toHaveValue("Native text, Z to A");
  await router.navigate({ to: "/translations", search: { show: "missing" } });
  await expect.poll(() => screen.queryByRole("button", { name: "Native Text" })).toBeNull();
});

test("asks for confirmation of a delete in the specification's words, shows a failure, and can undo it", async () => {
  const { user } = await openList([row(farsi, {})], "/translations", {
    translation: { delete: failsWith(500) },
    activity: { undoDelete: () => ({ success: true }) },
  });
  await user.click(await screen.findByRole("button", { name: "Delete Hello in Farsi" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete Translation" });
  expect(dialog).toHaveTextContent(
    'Are you sure you want to delete the translation of "Hello" in Farsi? This action cannot be undone.',
  );
  expect(dialog).toHaveTextContent('This will remove the phrase "Hello" in Farsi from the database.');
  await user.click(within(dialog).getByRole("button", { name: "Delete Translation" }));
  expect(await screen.findByText("Failed to delete translation. Please try again.")).toBeInTheDocument();
  answerApi({ translation: { delete: () => ({ success: true }) } });
  await user.click(await within(dialog).findByRole("button", { name: "Delete Translation" }));
  expect(await screen.findByText("The translation was successfully deleted.")).toBeInTheDocument();
  expect(callsOf("translation.delete")).toEqual([{ id: 102 }, { id: 102 }]);
  await expect.poll(() => callsOf("translation.page")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("The translation was successfully restored.")).toBeInTheDocument();
  expect(callsOf("activity.undoDelete")).toEqual([{ kind: "translation", record_id: 102 }]);
});
