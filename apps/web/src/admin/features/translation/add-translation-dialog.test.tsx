import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { callsOf } from "../../../testing/api.ts";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { openList } from "./testing/open-list.ts";
import { farsi, row, stored } from "./testing/rows.ts";

const dialog = () => screen.findByRole("dialog", { name: "Add Translation" });

test("adds a translation over the list, with integer numbers, and null for empty fields", async () => {
  const { user, router } = await openList([], "/translations", { translation: { create: () => stored() } });
  await user.click(await screen.findByRole("button", { name: "Add Translation" }));
  expect(router.state.location.pathname).toBe("/translations/new");
  const form = within(await dialog());
  await user.click(form.getByRole("combobox", { name: "Language" }));
  await user.click(await screen.findByRole("option", { name: "Farsi" }));
  await user.click(form.getByRole("combobox", { name: "Phrase" }));
  await user.click(await screen.findByRole("option", { name: "Hello" }));
  const native = form.getByRole("textbox", { name: "Native Text" });
  await waitFor(() => expect(native.closest("[dir]")).toHaveAttribute("dir", "rtl"));
  expect(native).toHaveAttribute("lang", "fa");
  await user.type(native, " سلام ");
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(await screen.findByText("The translation was successfully added.")).toBeInTheDocument();
  expect(screen.getByText("Translation added")).toBeInTheDocument();
  expect(callsOf("translation.create")).toEqual([
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
      regional_variations: [],
      variants: [],
    },
  ]);
  await expect.poll(() => router.state.location.pathname).toBe("/translations");
  expect(callsOf("translation.page").length).toBeGreaterThan(1);
});

test("shows missing values beside their fields, and sends nothing", async () => {
  const { user } = await openList([], "/translations/new");
  const form = within(await dialog());
  await user.click(form.getByRole("button", { name: "Add Translation" }));
  expect(form.getByRole("combobox", { name: "Language" })).toHaveAccessibleDescription("Choose a language");
  expect(form.getByRole("combobox", { name: "Phrase" })).toHaveAccessibleDescription("Choose a phrase");
  expect(form.getByRole("textbox", { name: "Native Text" })).toHaveAccessibleDescription(
    "Enter the phrase in the language's script",
  );
  expect(callsOf("translation.create")).toEqual([]);
});

test("fills in language and phrase from the URL, shows a rejected one beside its field, and keeps the text", async () => {
  const message = '"Hello" has a translation in Farsi already. Edit that one instead.';
  const { user } = await openList([row(farsi, {})], "/translations/new?language=2&phrase=11", {
    translation: {
      create: () => {
        const conflict = { reason: "duplicate", field: "phrase_id", suggestion: null } as const;
        throw new ApiFailure(409, message, { conflict });
      },
    },
  });
  const form = within(await dialog());
  await waitFor(() => expect(form.getByRole("combobox", { name: "Language" })).toHaveValue("Farsi"));
  await waitFor(() => expect(form.getByRole("combobox", { name: "Phrase" })).toHaveValue("Hello"));
  await user.type(form.getByRole("textbox", { name: "Native Text" }), "درود");
  await user.click(form.getByRole("button", { name: "Add Translation" }));
  expect(await screen.findByText("Failed to add translation. Please try again.")).toBeInTheDocument();
  await waitFor(() =>
    expect(form.getByRole("combobox", { name: "Phrase" })).toHaveAccessibleDescription(message),
  );
  expect(form.getByRole("textbox", { name: "Native Text" })).toHaveValue("درود");
});

test("shows warnings while typing without blocking the save", async () => {
  const { user } = await openList([], "/translations/new?language=2&phrase=11", {
    translation: { create: () => stored(), sameText: () => ["Hi"] },
  });
  const form = within(await dialog());
  await waitFor(() => expect(form.getByRole("combobox", { name: "Phrase" })).toHaveValue("Hello"));
  await user.type(form.getByRole("textbox", { name: "Native Text" }), "سلام");
  expect(await form.findByText(/The romanization is missing/)).toBeInTheDocument();
  expect(await form.findByText("Another phrase is said the same way: “Hi”")).toBeInTheDocument();
  expect(callsOf("translation.sameText")).toEqual([{ language_id: 2, phrase_id: 11, native_text: "سلام" }]);
  await user.type(form.getByRole("textbox", { name: "Romanization" }), "Salam");
  await expect.poll(() => form.queryByText(/The romanization is missing/)).toBeNull();
  await user.click(form.getByRole("button", { name: "Add Translation" }));
  expect(await screen.findByText("Translation added")).toBeInTheDocument();
});

test("adds, reorders and removes variations and variants by keyboard, and keeps the focus on them", async () => {
  const { user } = await openList([], "/translations/new?language=2&phrase=11", {
    translation: { create: () => stored() },
  });
  const form = within(await dialog());
  await user.type(form.getByRole("textbox", { name: "Native Text" }), "سلام");
  await user.click(form.getByRole("button", { name: "Regional Variations (0)" }));
  await user.click(form.getByRole("button", { name: "Add variation" }));
  expect(form.getByRole("textbox", { name: "Region" })).toHaveFocus();
  await user.keyboard("Iran{Tab}Said so");
  await user.click(form.getByRole("button", { name: "Add variation" }));
  await user.keyboard("Tajikistan{Tab}Said otherwise");
  await user.click(form.getByRole("button", { name: "Move variation 2 up" }));
  expect(form.getByRole("button", { name: "Move variation 1 up" })).toHaveFocus();
  await user.click(form.getByRole("button", { name: "Variants (0)" }));
  await user.click(form.getByRole("button", { name: "Add variant" }));
  await user.click(form.getByRole("button", { name: "Remove variant 1" }));
  expect(form.getByRole("button", { name: "Add variant" })).toHaveFocus();
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

test("expands the list of a variant without text, and shows its error", async () => {
  const { user } = await openList([], "/translations/new?language=2&phrase=11");
  const form = within(await dialog());
  await user.type(form.getByRole("textbox", { name: "Native Text" }), "سلام");
  await user.click(form.getByRole("button", { name: "Variants (0)" }));
  await user.click(form.getByRole("button", { name: "Add variant" }));
  await user.click(form.getByRole("button", { name: "Add Translation" }));
  expect(form.getByRole("textbox", { name: "Label" })).toHaveAccessibleDescription(
    "Say when this form is used",
  );
  expect(form.getByRole("textbox", { name: "Label" })).toHaveFocus();
});

test("plays a recording, and shows the kind of a video", async () => {
  const { user } = await openList([], "/translations/new");
  const form = within(await dialog());
  await user.type(form.getByRole("textbox", { name: "Audio URL" }), "https://example.org/a.mp3");
  expect(form.getByLabelText("Listen to the audio")).toHaveAttribute("src", "https://example.org/a.mp3");
  await user.type(form.getByRole("textbox", { name: "Video URL" }), "youtu.be/abcdefghijk?t=7");
  expect(form.getByText(/YouTube video, from 7 s/)).toBeInTheDocument();
  expect(form.getByRole("link", { name: "Watch" })).toHaveAttribute(
    "href",
    "https://www.youtube.com/watch?v=abcdefghijk&t=7",
  );
});
