import type { Language } from "@saywhere/validators/content/language";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { farsi, japanese } from "../../testing/languages.ts";
import { phraseEntry } from "./fixtures.ts";
import { missingPhrase } from "./missing-phrase.ts";

const spanish = { ...japanese, slug: "spanish", name: "Spanish", nativeName: "Español" };
const category = (slug: string, name: string, id: number) => ({
  id,
  slug,
  name,
  description: "",
  version: 1,
});
const frame = {
  language: { list: () => [spanish, farsi, japanese] },
  category: { list: () => [category("greetings", "Greetings", 1), category("health", "Health", 2)] },
};

export const help = (language: Language): PhraseEntry => ({
  ...phraseEntry("Help", language),
  category: { slug: "health", name: "Health" },
});

export interface Asked {
  language?: string | undefined;
  category?: string | undefined;
  after?: string | undefined;
}
export type Page = { items: PhraseEntry[]; next: string | null };

export const list = (entryPage: (input: Asked) => Page | Promise<Page>) => ({
  ...frame,
  // Cards preload their page on focus.
  phrase: { entryPage, ...missingPhrase },
});
