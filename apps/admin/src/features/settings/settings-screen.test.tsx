import type { AdminLanguage } from "@saywhere/validators/language-input";
import { DEFAULT_STORED_SETTINGS, type StoredSettings } from "@saywhere/validators/stored-settings";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type ApiAnswers, answerApi, callsOf, setOnline } from "../../testing/api.ts";
import { ApiFailure } from "../../testing/api-failure.ts";
import { administrator } from "../../testing/people.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

const stored: StoredSettings = { ...DEFAULT_STORED_SETTINGS, version: 4 };
const language = (id: number, name: string): AdminLanguage => ({
  id,
  name,
  slug: name.toLowerCase(),
  nativeName: name,
  code: "fa",
  script: "Arab",
  direction: "rtl",
  family: null,
  speakers: null,
  regions: null,
  writing: null,
  description: name,
  version: 1,
  aliases: [],
  translation_count: 0,
});
const languages = ["Farsi", "Spanish", "Japanese", "Urdu"].map((name, index) => language(index + 1, name));
const phrase = (id: number, english: string) => ({ id, english, slug: `phrase-${id}` });
const popular = [phrase(1, "Hello"), phrase(2, "Thank you")];

const open = (answers: ApiAnswers = {}) =>
  renderAdmin("/settings", {
    me: administrator,
    answers: {
      ...answers,
      settings: { stored: () => stored, update: (input) => ({ ...input, version: 5 }), ...answers.settings },
      language: { adminList: () => languages, ...answers.language },
      phrase: { popular: () => popular, options: () => [], ...answers.phrase },
    },
  });
const section = (name: string) => screen.findByRole("region", { name });
const save = (name: string) => screen.getByRole("button", { name: `Save ${name}` });
const rows = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole("listitem")
    .map((row) => row.textContent?.replace(/^\d+/, ""));

test("shows what is stored, in sections that can be jumped to", async () => {
  await open();
  expect(await screen.findByRole("textbox", { name: "Site name" })).toHaveValue("Saywhere");
  const links = within(screen.getByRole("navigation", { name: "Sections of the settings" })).getAllByRole(
    "link",
  );
  for (const link of links) {
    const target = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
    expect(target).toHaveAccessibleName(link.textContent as string);
  }
  expect(links).toHaveLength(5);
});

test("an editor reads that only administrators may", async () => {
  await renderAdmin("/settings");
  expect(screen.getByText("Only administrators may open this page")).toBeInTheDocument();
  expect(callsOf("settings.stored")).toEqual([]);
});

test("says that it loads, and when it cannot", async () => {
  const loaded = Promise.withResolvers<void>();
  const { user } = await open({
    settings: {
      stored: async () => {
        await loaded.promise;
        throw new ApiFailure(503, "The database does not answer.");
      },
    },
  });
  expect(screen.getByRole("status", { name: "The settings are being loaded" })).toBeInTheDocument();
  loaded.resolve();
  expect(await screen.findByRole("alert")).toHaveTextContent("The database does not answer.");
  answerApi({ settings: { stored: () => stored } });
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("textbox", { name: "Site name" })).toBeInTheDocument();
});

test("saves one section and keeps what is typed in another, which is saved over the new version", async () => {
  const { user } = await open();
  const name = await screen.findByRole("textbox", { name: "Site name" });
  await user.clear(name);
  await user.type(name, "  Sayhere ");
  await user.type(screen.getByRole("textbox", { name: "Facebook" }), "https://social.saywhere.test/");
  await user.click(save("site"));
  expect(await screen.findByText("Settings saved")).toBeInTheDocument();
  expect(screen.getByText("The settings were successfully saved.")).toBeInTheDocument();
  expect(callsOf("settings.update")).toEqual([{ ...stored, name: "Sayhere" }]);
  await expect.poll(() => name).toHaveValue("Sayhere");
  expect(await section("Site")).not.toHaveTextContent("Not saved yet");
  expect(await section("Links")).toHaveTextContent("Not saved yet");

  await user.type(screen.getByRole("textbox", { name: "Facebook" }), "a{Control>}{Enter}{/Control}");
  await expect.poll(() => callsOf("settings.update")).toHaveLength(2);
  expect(callsOf("settings.update")[1]).toEqual({
    ...stored,
    name: "Sayhere",
    facebookUrl: "https://social.saywhere.test/a",
    version: 5,
  });
});

test("a wrong address is told beside its field, which gets the focus", async () => {
  const { user } = await open();
  const field = await screen.findByRole("textbox", { name: "YouTube" });
  await user.type(field, "youtube");
  await user.click(save("links"));
  await expect.poll(() => document.activeElement).toBe(field);
  expect(field).toHaveAccessibleDescription(
    "Enter a web address that begins with https://, or leave it empty",
  );
  expect(callsOf("settings.update")).toEqual([]);
});

test("the analytics script is off by default, and the server's objection is beside it", async () => {
  const message = "Only scripts with an address are allowed, without code inside";
  const { user } = await open({
    settings: {
      update: () => {
        throw new ApiFailure(400, message, { issues: [{ path: ["analyticsSnippet"], message }] });
      },
    },
  });
  const script = await screen.findByRole("textbox", { name: "Script" });
  expect(script).toHaveValue("");
  await user.type(script, "<script>alert(1)</script>");
  await user.click(save("analytics"));
  expect(await screen.findByText("Failed to save settings. Please try again.")).toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(script);
  expect(script).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(script).toHaveValue("<script>alert(1)</script>");
});

test("a failure is told, and what was typed stays", async () => {
  const { user } = await open();
  await user.type(await screen.findByRole("textbox", { name: "Site name" }), "!");
  setOnline(false);
  await user.click(save("site"));
  expect(await screen.findByText("Failed to save settings. Please try again.")).toBeInTheDocument();
  expect(within(await section("Site")).getByRole("alert")).toHaveTextContent("The server cannot be reached.");
  expect(screen.getByRole("textbox", { name: "Site name" })).toHaveValue("Saywhere!");
});

test("what somebody else saved meanwhile is shown, and taken field by field", async () => {
  const theirs = { ...stored, name: "Their name", description: "Their description", version: 9 };
  const { user } = await open({
    settings: {
      update: ({ version, ...input }) => {
        if (version === 9) return { ...input, version: 10 };
        throw new ApiFailure(409, "Somebody saved the settings meanwhile", {
          conflict: {
            reason: "stale",
            saved_by: "Test Editor",
            saved_at: "2026-01-02T10:00:00.000Z",
            current: theirs,
          },
        });
      },
    },
  });
  const name = await screen.findByRole("textbox", { name: "Site name" });
  await user.clear(name);
  await user.type(name, "My name");
  await user.click(save("site"));
  const dialog = await screen.findByRole("dialog", { name: "Somebody else saved this" });
  const mine = within(dialog)
    .getAllByRole("radio")
    .find((radio) => radio.closest("label")?.textContent?.includes("My name"));
  await user.click(mine as HTMLElement);
  await user.click(within(dialog).getByRole("button", { name: "Save chosen" }));
  expect(await screen.findByText("Settings saved")).toBeInTheDocument();
  expect(callsOf("settings.update").at(-1)).toEqual({ ...theirs, name: "My name", version: 9 });
  await expect
    .poll(() => screen.getByRole("textbox", { name: "Description" }))
    .toHaveValue("Their description");
  expect(name).toHaveValue("My name");
});

test("asks before unsaved changes are left, but not on the way to another section", async () => {
  const { user, router } = await open();
  await user.type(await screen.findByRole("textbox", { name: "Site name" }), "!");
  await router.navigate({ to: "/settings", hash: "links" });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  void router.navigate({ to: "/account" });
  const dialog = await screen.findByRole("dialog", { name: "Discard your changes?" });
  await user.click(within(dialog).getByRole("button", { name: "Keep editing" }));
  expect(router.state.location.pathname).toBe("/settings");
  expect(screen.getByRole("textbox", { name: "Site name" })).toHaveValue("Saywhere!");

  answerApi({ account: { sessions: () => [] } });
  void router.navigate({ to: "/account" });
  await user.click(
    within(await screen.findByRole("dialog", { name: "Discard your changes?" })).getByRole("button", {
      name: "Discard",
    }),
  );
  expect(await screen.findByRole("heading", { name: "Account" })).toBeInTheDocument();
});

test("featured languages change their order by buttons, which keep the focus and say where a row is", async () => {
  const { user } = await open({ language: { feature: () => ({ success: true }) } });
  const featured = await section("Featured languages");
  expect(rows(featured)).toEqual(["FarsiFarsi", "SpanishSpanish", "JapaneseJapanese"]);
  const up = within(featured).getByRole("button", { name: "Move Japanese up" });
  await user.click(up);
  expect(rows(featured)).toEqual(["FarsiFarsi", "JapaneseJapanese", "SpanishSpanish"]);
  expect(await screen.findByText("Japanese is now 2 of 3.")).toBeInTheDocument();
  const down = within(featured).getByRole("button", { name: "Move Farsi down" });
  await user.click(down);
  expect(down).toHaveFocus();
  expect(rows(featured)).toEqual(["JapaneseJapanese", "FarsiFarsi", "SpanishSpanish"]);
  answerApi({ language: { adminList: () => [2, 0, 1, 3].map((at) => languages[at] as AdminLanguage) } });
  await user.click(save("featured languages"));
  expect(await screen.findByText("Settings saved")).toBeInTheDocument();
  expect(callsOf("language.feature")).toEqual([{ ids: [3, 1, 2] }]);
  expect(callsOf("language.adminList")).toHaveLength(2);
});

test("another language takes the place of one that is taken out; fewer are not saved", async () => {
  const { user } = await open({ language: { feature: () => ({ success: true }) } });
  const featured = await section("Featured languages");
  const add = within(featured).getByRole("combobox", { name: "Add a language" });
  expect(add).toBeDisabled();
  await user.click(within(featured).getByRole("button", { name: "Take out Spanish" }));
  expect(add).toHaveAccessibleDescription("Choose one more language.");
  await user.click(save("featured languages"));
  expect(callsOf("language.feature")).toEqual([]);
  expect(add).toHaveFocus();
  await user.type(add, "urd");
  await user.click(await screen.findByRole("option", { name: "Urdu" }));
  await user.click(save("featured languages"));
  await expect.poll(() => callsOf("language.feature")).toEqual([{ ids: [1, 3, 4] }]);
});

test("popular phrases are searched, added, taken out and saved in their order", async () => {
  const goodbye = phrase(3, "Goodbye");
  const { user } = await open({
    phrase: {
      options: ({ search }) => (search === "good" ? [goodbye] : [phrase(1, "Hello")]),
      setPopular: () => ({ success: true }),
    },
  });
  const list = await section("Popular phrases");
  await user.type(within(list).getByRole("combobox", { name: "Add a phrase" }), "good");
  await user.click(await screen.findByRole("option", { name: "Goodbye" }));
  await user.click(within(list).getByRole("button", { name: "Take out Thank you" }));
  await user.click(within(list).getByRole("button", { name: "Move Goodbye up" }));
  expect(rows(list)).toEqual(["Goodbye", "Hello"]);
  answerApi({ phrase: { popular: () => [goodbye, phrase(1, "Hello")] } });
  await user.click(save("popular phrases"));
  expect(await screen.findByText("Settings saved")).toBeInTheDocument();
  expect(callsOf("phrase.setPopular")).toEqual([{ ids: [3, 1] }]);
  await expect.poll(() => list).not.toHaveTextContent("Not saved yet");
});

test("a failure to save an order is told, and the order stays as it was put", async () => {
  const { user } = await open({
    phrase: {
      setPopular: () => {
        throw new ApiFailure(400, "There is no phrase 2 any more");
      },
    },
  });
  const list = await section("Popular phrases");
  await user.click(within(list).getByRole("button", { name: "Move Thank you up" }));
  await user.click(save("popular phrases"));
  expect(await within(list).findByRole("alert")).toHaveTextContent("There is no phrase 2 any more");
  expect(screen.getByText("Failed to save settings. Please try again.")).toBeInTheDocument();
  expect(rows(list)).toEqual(["Thank you", "Hello"]);
});
