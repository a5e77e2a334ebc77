import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { EmergencyNumbers } from "../entities/language.entity.ts";

/** The starting content as its files hold it; `content/README.md` describes it. */
export interface TranslationFile {
  native_text: string;
  romanization: string | null;
  pronunciation_guide: string | null;
  literal_translation: string | null;
  usage_notes: string | null;
  cultural_notes: string | null;
  regional_variations: { region: string; notes: string }[];
  variants: {
    label: string;
    native_text: string;
    romanization: string | null;
    pronunciation_guide: string | null;
  }[];
}

export interface LanguageFile {
  slug: string;
  name: string;
  code: string;
  nativeName: string;
  script: string;
  direction: "ltr" | "rtl";
  family: string;
  speakers: string;
  regions: string;
  writing: string;
  description: string;
  translations: Record<string, TranslationFile>;
}

export interface PhrasesFile {
  categories: { slug: string; name: string; description: string }[];
  phrases: { slug: string; english: string; category: string; popular: number | null; related: string[] }[];
}

export interface ContentFiles extends PhrasesFile {
  languages: LanguageFile[];
  /** Other names of a language, by its slug. */
  aliases: Record<string, string[]>;
  /** Other ways to say the need that a phrase meets, by its slug. */
  intents: Record<string, string[]>;
  /** Emergency numbers of the countries where a language is met, by its slug. */
  emergency: Record<string, EmergencyNumbers[]>;
  /** Groups of words and short texts that mean the same to search; the first term of a group names it. */
  synonyms: string[][];
}

const CONTENT = new URL("../../content/", import.meta.url);

/** The texts of the content's files, by name, and one hash of them all. */
export async function readContentFiles(): Promise<{ texts: Map<string, string>; hash: string }> {
  const languages = (await readdir(new URL("languages/", CONTENT))).filter((name) => name.endsWith(".json"));
  const names = [
    "phrases.json",
    "intents.json",
    "language-aliases.json",
    "emergency.json",
    "synonyms.json",
    ...languages.sort().map((name) => `languages/${name}`),
  ];
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, CONTENT), "utf8")));
  const hash = createHash("sha256");
  for (const [index, name] of names.entries()) hash.update(`${name}\n`).update(texts[index] as string);
  return {
    texts: new Map(names.map((name, index) => [name, texts[index] as string])),
    hash: hash.digest("hex"),
  };
}

/** Parses what {@link readContentFiles} read. */
export function parseContent(texts: Map<string, string>): ContentFiles {
  const parse = <T>(name: string) => JSON.parse(texts.get(name) ?? "null") as T;
  return {
    ...parse<PhrasesFile>("phrases.json"),
    aliases: parse<Record<string, string[]>>("language-aliases.json"),
    intents: parse<Record<string, string[]>>("intents.json"),
    emergency: parse<Record<string, EmergencyNumbers[]>>("emergency.json"),
    synonyms: parse<string[][]>("synonyms.json"),
    languages: [...texts.keys()].filter((name) => name.startsWith("languages/")).map(parse<LanguageFile>),
  };
}
