import type { Language } from "@saywhere/validators/language";
import type { CommonPhrases } from "@saywhere/validators/phrase-detail";
import type { PhraseEntry } from "@saywhere/validators/phrase-entry";

export interface LanguageService {
  list(): Promise<Language[]>;
  get(slug: string): Promise<Language>;
  popularPhrases(slug: string): Promise<PhraseEntry[]>;
  commonPhrases(slug: string): Promise<CommonPhrases>;
}
