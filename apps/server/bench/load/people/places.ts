import { paths } from "@saywhere/validators/urls/paths";
import { anyOf } from "../any-of.ts";
import type { Catalogue } from "./catalogue.ts";

/** A page as a visitor wants to see it. */
export interface Place {
  path: string;
  /** What the browser asks for to show it, when a script does so without loading the page. */
  data: string[];
  /** A text that is on it. */
  shows: string;
}

/** The address of a read by the site's own scripts. */
export const dataPath = (procedure: string, input: object): string =>
  `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;

/** Where people go, by how often: mostly to a phrase in a language. */
const SHARES: [share: number, place: (catalogue: Catalogue) => Place][] = [
  [0.62, translationPlace],
  [0.12, languagePlace],
  [0.08, listPlace],
  [0.08, phrasePlace],
  [0.05, commonPhrasesPlace],
  [0.05, homePlace],
];

export function choosePlace(catalogue: Catalogue): Place {
  let chance = Math.random();
  for (const [share, place] of SHARES) {
    if (chance < share) return place(catalogue);
    chance -= share;
  }
  return homePlace();
}

export function translationPlace({ popularEntry }: Catalogue): Place {
  const { language, phrase, native_text } = popularEntry();
  const input = { languageSlug: language.slug, phraseSlug: phrase.slug };
  return {
    path: paths.translation(language.slug, phrase.slug),
    data: [dataPath("phrase.detail", input)],
    shows: native_text,
  };
}

function languagePlace({ popularLanguage }: Catalogue): Place {
  const slug = popularLanguage();
  return {
    path: paths.language(slug),
    data: [dataPath("language.get", { slug }), dataPath("language.popularPhrases", { slug })],
    shows: paths.commonPhrases(slug),
  };
}

function listPlace({ popularLanguage, categories }: Catalogue): Place {
  const language = popularLanguage();
  const category = anyOf(categories).slug;
  const filters = { language, ...(Math.random() < 0.5 && { category }) };
  return {
    path: paths.phrases(filters),
    data: [
      dataPath("phrase.entryPage", filters),
      dataPath("language.list", {}),
      dataPath("category.list", {}),
    ],
    shows: `${paths.phrases()}/${language}/`,
  };
}

function phrasePlace({ popularEntry }: Catalogue): Place {
  const { phrase } = popularEntry();
  return {
    path: paths.phrase(phrase.slug),
    data: [dataPath("phrase.inAllLanguages", { phraseSlug: phrase.slug })],
    shows: phrase.english,
  };
}

function commonPhrasesPlace({ popularLanguage }: Catalogue): Place {
  const slug = popularLanguage();
  return {
    path: paths.commonPhrases(slug),
    data: [dataPath("language.commonPhrases", { slug })],
    shows: paths.language(slug),
  };
}

function homePlace(): Place {
  return {
    path: paths.home,
    data: [dataPath("language.list", {}), dataPath("settings.site", {})],
    shows: paths.languages,
  };
}
