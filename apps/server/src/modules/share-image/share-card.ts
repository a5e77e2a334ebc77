import type { Direction } from "@saywhere/validators/texts/direction";

interface CardLanguage {
  /** English name of the language. */
  name: string;
  nativeName: string;
  /** ISO 639-1; distinguishes Urdu from other languages in Arabic script. */
  code: string;
  /** ISO 15924. */
  script: string;
  direction: Direction;
}

/** Content of the share image of a phrase in one language. */
export interface TranslationCard {
  kind: "translation";
  english: string;
  nativeText: string;
  romanization: string | null;
  language: CardLanguage;
  siteName: string;
}

/** Content of the share image of a language. */
export interface LanguageCard extends CardLanguage {
  kind: "language";
  phraseCount?: number;
  /** The greeting "hello" of the language, in its own script. */
  greeting?: string;
  siteName: string;
}

export type ShareCard = TranslationCard | LanguageCard;
