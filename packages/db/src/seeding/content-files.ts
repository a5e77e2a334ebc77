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
  /** Groups of words and short texts that mean the same to search; the first term of a group names it. */
  synonyms: string[][];
}
