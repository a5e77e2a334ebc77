import type { Direction } from "@saywhere/validators/texts/direction";

interface CardLanguage {
  /** English name. */
  name: string;
  nativeName: string;
  /** ISO 639-1; Urdu is told from other languages in Arabic script by it. */
  code: string;
  /** ISO 15924. */
  script: string;
  direction: Direction;
}

/** What the share image of a phrase in one language says. */
export interface TranslationCard {
  kind: "translation";
  english: string;
  nativeText: string;
  romanization: string | null;
  language: CardLanguage;
  siteName: string;
}

/** What the share image of a language says. */
export interface LanguageCard extends CardLanguage {
  kind: "language";
  phraseCount?: number;
  /** The language's hello, in its own script. */
  greeting?: string;
  siteName: string;
}

export type ShareCard = TranslationCard | LanguageCard;
