import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { expectConsoleError } from "../../../testing/console-errors.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { paste } from "../../testing/paste.ts";
import { editor } from "../../testing/people.ts";
import { openList } from "./testing/open-list.ts";
import { farsi, row, stored } from "./testing/rows.ts";

const dialog = (name: string) => screen.findByRole("dialog", { name });

test("adds a translation over the list, with integer numbers, and null for empty fields", async () => {
  const { user, router } = await openList([], "/translations", { translation: { create: () => stored() } });
  await user.click(await screen.findByRole("button", { name: "Add Translation" }));
  expect(router.state.location.pathname).toBe("/translations/new");
  const form = within(await dialog("Add Translation"));
  await user.click(form.getByRole("combobox", { name: "Language" }));
  await user.click(await screen.findByRole("option", { name: "Farsi" }));
  await user.click(form.getByRole("combobox", { name: "Phrase" }));
  await user.click(await screen.findByRole("option", { name: "Hello" }));
  const native = form.getByRole("textbox", { name: "Native Text" });
  await waitFor(() => expect(native.closest("[dir]")).toHaveAttribute("dir", "rtl"));
  expect(native).toHaveAttribute("lang", "fa");
  await paste(user, native, " سلام ");
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(await screen.findByText("The translation was successfully added.")).toBeInTheDocument();
  expect(screen.getByText("Translation added")).toBeInTheDocument();
  await expect
    .poll(() => callsOf("translation.create"))
    .toEqual([
      {
        language_id: 2,
        phrase_id: 11,
        native_text: "سلام",
        romanization: null,
        pronunciation_guide: null,
        literal_translation: null,
        usage_notes: null,
        audio_url: null,
        video_url: null,
        cultural_notes: null,
        thanks_to: null,
        regional_variations: [],
        variants: [],
        needs_review: false,
      },
    ]);
  await expect.poll(() => router.state.location.pathname).toBe("/translations");
  await expect.poll(() => callsOf("translation.page").length).toBeGreaterThan(1);
});

test("fills in the language of an editor who is limited to one", async () => {
  const me = { ...editor, language_ids: [farsi.id] };
  await openList([row(farsi, {})], "/translations/new", {}, me);
  const form = within(await dialog("Add Translation"));
  await waitFor(() => expect(form.getByRole("combobox", { name: "Language" })).toHaveValue("Farsi"));
});

test("fills in language and phrase from the URL, shows a rejected one beside its field, and keeps the text", async () => {
  const message = "“Hello” already has a translation in Farsi. Edit that one instead.";
  const { user } = await openList([row(farsi, {})], "/translations/new?language=2&phrase=11", {
    translation: {
      create: failsWith(409, message, {
        conflict: { reason: "duplicate", field: "phrase_id", suggestion: null },
      }),
    },
  });
  const form = within(await dialog("Add Translation"));
  await waitFor(() => expect(form.getByRole("combobox", { name: "Language" })).toHaveValue("Farsi"));
  await waitFor(() => expect(form.getByRole("combobox", { name: "Phrase" })).toHaveValue("Hello"));
  await paste(user, form.getByRole("textbox", { name: "Native Text" }), "درود");
  await user.click(form.getByRole("button", { name: "Add Translation" }));
  expect(await screen.findByText("Failed to add translation. Please try again.")).toBeInTheDocument();
  await waitFor(() =>
    expect(form.getByRole("combobox", { name: "Phrase" })).toHaveAccessibleDescription(message),
  );
  expect(form.getByRole("textbox", { name: "Native Text" })).toHaveValue("درود");
});

test("shows warnings while typing without blocking the save", async () => {
  const { user } = await openList([], "/translations/new?language=2&phrase=11", {
    translation: { create: () => stored(), sameText: () => [{ translation_id: 103, english: "Hi" }] },
  });
  const form = within(await dialog("Add Translation"));
  await waitFor(() => expect(form.getByRole("combobox", { name: "Phrase" })).toHaveValue("Hello"));
  await paste(user, form.getByRole("textbox", { name: "Native Text" }), "سلام");
  expect(await form.findByText("Romanization missing")).toBeInTheDocument();
  expect(await form.findByRole("link", { name: "“Hi”" })).toHaveAttribute(
    "href",
    "/admin/translations?language=2&edit=103",
  );
  expect(form.queryByRole("button", { name: /^Accept/ })).toBeNull();
  expect(callsOf("translation.sameText")).toEqual([{ language_id: 2, phrase_id: 11, native_text: "سلام" }]);
  await paste(user, form.getByRole("textbox", { name: "Romanization" }), "Salam");
  await expect.poll(() => form.queryByText("Romanization missing")).toBeNull();
  await user.click(form.getByRole("button", { name: "Add Translation" }));
  expect(await screen.findByText("Translation added")).toBeInTheDocument();
});

test("adds, reorders and removes variations and variants, focuses the item, and shows the error of an empty one", async () => {
  const { user } = await openList([], "/translations/new?language=2&phrase=11", {
    translation: { create: () => stored() },
  });
  const form = within(await dialog("Add Translation"));
  await paste(user, form.getByRole("textbox", { name: "Native Text" }), "سلام");
  await user.click(form.getByRole("button", { name: "Regional Variations (0)" }));
  await user.click(form.getByRole("button", { name: "Add variation" }));
  await expectFocus(() => form.getByRole("textbox", { name: "Region" }));
  await user.keyboard("Iran{Tab}Said so");
  await user.click(form.getByRole("button", { name: "Add variation" }));
  await user.keyboard("Tajikistan{Tab}Said otherwise");
  await user.click(form.getByRole("button", { name: "Move variation 2 up" }));
  await expectFocus(() => form.getByRole("button", { name: "Move variation 1 up" }));
  await user.click(form.getByRole("button", { name: "Variants (0)" }));
  await user.click(form.getByRole("button", { name: "Add variant" }));
  await user.click(form.getByRole("button", { name: "Add Translation" }));
  expect(form.getByRole("textbox", { name: "Label" })).toHaveAccessibleDescription(
    "Describe when this form is used",
  );
  await expectFocus(() => form.getByRole("textbox", { name: "Label" }));
  await user.click(form.getByRole("button", { name: "Remove variant 1" }));
  await expectFocus(() => form.getByRole("button", { name: "Add variant" }));
  await user.click(form.getByRole("button", { name: "Add Translation" }));
  expect(await screen.findByText("Translation added")).toBeInTheDocument();
  expect(callsOf("translation.create")[0]).toMatchObject({
    regional_variations: [
      { region: "Tajikistan", notes: "Said otherwise" },
      { region: "Iran", notes: "Said so" },
    ],
    variants: [],
  });
});

test("plays a recording, and shows the kind of a video", async () => {
  const { user } = await openList([], "/translations/new");
  const form = within(await dialog("Add Translation"));
  await paste(user, form.getByRole("textbox", { name: "Audio URL" }), "https://example.org/a.mp3");
  expect(form.getByLabelText("Listen to the audio")).toHaveAttribute("src", "https://example.org/a.mp3");
  await paste(user, form.getByRole("textbox", { name: "Video URL" }), "youtu.be/abcdefghijk?t=7");
  expect(form.getByText(/YouTube video, from 7 s/)).toBeInTheDocument();
  expect(form.getByRole("link", { name: "Watch" })).toHaveAttribute(
    "href",
    "https://www.youtube.com/watch?v=abcdefghijk&t=7",
  );
  await user.clear(form.getByRole("textbox", { name: "Video URL" }));
  await paste(user, form.getByRole("textbox", { name: "Video URL" }), "/files/media/a.mp4");
  expect(form.getByText(/Video file on this site/)).toBeInTheDocument();
  expect(form.getByRole("link", { name: "Watch" })).toHaveAttribute("href", "/files/media/a.mp4");
});

test("fills the edit form with the stored translation, and sends it with its version", async () => {
  const saved = Promise.withResolvers<ReturnType<typeof stored>>();
  const { user, router } = await openList([row(farsi, { usage_notes: "To anyone" })], "/translations", {
    translation: { update: () => saved.promise },
  });
  await user.click(await screen.findByRole("button", { name: "Edit Hello in Farsi" }));
  expect(router.state.location.searchStr).toBe("?edit=102");
  expect(await dialog("Edit Translation")).toHaveTextContent('Edit the translation for "Hello" in Farsi.');
  const form = within(await dialog("Edit Translation"));
  expect(form.getByRole("textbox", { name: "Native Text" })).toHaveValue("سلام");
  expect(form.getByRole("textbox", { name: "Usage Notes" })).toHaveValue("To anyone");
  expect(form.getByRole("textbox", { name: "Literal Translation" })).toHaveAttribute("rows", "2");
  expect(form.getByRole("textbox", { name: "Usage Notes" })).toHaveAttribute("rows", "2");
  expect(form.getByRole("textbox", { name: "Cultural Notes" })).toHaveAttribute("rows", "3");
  await user.clear(form.getByRole("textbox", { name: "Romanization" }));
  await user.click(form.getByRole("button", { name: "Update Translation" }));
  expect(await form.findByRole("button", { name: "Updating..." })).toBeInTheDocument();
  saved.resolve(stored());
  expect(await screen.findByText("The translation was successfully updated.")).toBeInTheDocument();
  expect(callsOf("translation.update")).toEqual([
    {
      ...stored({ id: 102, romanization: null, usage_notes: "To anyone" }),
      accepted_warnings: undefined,
      needs_review: undefined,
      updated_at: undefined,
    },
  ]);
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(router.state.location.searchStr).toBe("");
});

test("logs and reports a failed update, and keeps the typed text", async () => {
  expectConsoleError(/Failed to update translation/);
  const { user } = await openList([row(farsi, {})], "/translations?edit=102", {
    translation: { update: failsWith(503, "The database does not answer") },
  });
  const form = within(await dialog("Edit Translation"));
  await paste(user, form.getByRole("textbox", { name: "Pronunciation Guide" }), "sah-LAHM");
  await user.click(form.getByRole("button", { name: "Update Translation" }));
  expect(await screen.findByText("Failed to update translation. Please try again.")).toBeInTheDocument();
  expect(form.getByRole("textbox", { name: "Pronunciation Guide" })).toHaveValue("sah-LAHM");
});

test("opens a translation of another page by URL", async () => {
  await openList([], "/translations?edit=102", { translation: { row: () => row(farsi, {}) } });
  expect(within(await dialog("Edit Translation")).getByRole("textbox", { name: "Native Text" })).toHaveValue(
    "سلام",
  );
});

test("opens a translation of another page with what is stored now, not with what was there before", async () => {
  const read = (usage_notes: string) => ({ translation: { row: () => row(farsi, { usage_notes }) } });
  const { user, router } = await openList([], "/translations?edit=102", read("To anyone"));
  const notes = async () =>
    within(await dialog("Edit Translation")).getByRole("textbox", { name: "Usage Notes" });
  expect(await notes()).toHaveValue("To anyone");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  answerApi(read("To friends"));
  await act(() => router.navigate({ to: "/translations", search: { edit: 102 } }));
  expect(await notes()).toHaveValue("To friends");
});

test("shows an error for a URL that names no translation", async () => {
  const { user, router } = await openList([], "/translations?edit=999", {
    translation: { row: failsWith(404, "This translation does not exist any more") },
  });
  expect(await dialog("Edit Translation")).toHaveTextContent("This translation does not exist any more");
  await user.click(
    within(await dialog("Edit Translation")).getAllByRole("button", { name: "Close" })[1] as HTMLElement,
  );
  expect(router.state.location.searchStr).toBe("");
});
