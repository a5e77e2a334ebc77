import type { ListedLanguage } from "@saywhere/validators/content/language";
import { DEFAULT_STORED_SETTINGS, type StoredSettings } from "@saywhere/validators/settings/site-settings";
import { screen, within } from "@testing-library/react";
import type { ApiAnswers } from "../../../../testing/api.ts";
import { administrator } from "../../../testing/people.ts";
import { renderAdmin } from "../../../testing/render-admin.tsx";

export const stored: StoredSettings = { ...DEFAULT_STORED_SETTINGS, version: 4 };
const language = (id: number, name: string): ListedLanguage => ({
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
  emergency_numbers: [],
  translation_count: 0,
});
export const languages = ["Farsi", "Spanish", "Japanese", "Urdu"].map((name, index) =>
  language(index + 1, name),
);

/** Opens the settings as an administrator. */
export const openSettings = (answers: ApiAnswers = {}) =>
  renderAdmin("/settings", {
    me: administrator,
    answers: {
      ...answers,
      settings: { stored: () => stored, update: (input) => ({ ...input, version: 5 }), ...answers.settings },
      language: { adminList: () => languages, ...answers.language },
    },
  });
export const section = (name: string) => screen.findByRole("region", { name });
export const save = () => screen.getByRole("button", { name: "Save settings" });
/** The texts of the rows of a list. */
export const rows = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole("listitem")
    .map((row) => row.textContent?.replace(/^\d+/, ""));
