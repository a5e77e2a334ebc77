import type { Phrase } from "@saywhere/validators/phrase";
import type { PhraseDetail, PhraseInAllLanguages } from "@saywhere/validators/phrase-detail";
import type { PhraseEntry, PhraseEntryPage } from "@saywhere/validators/phrase-entry";

export interface PhraseFilters {
  language?: string | undefined;
  category?: string | undefined;
}

export interface PhraseService {
  listPhrases(): Promise<Phrase[]>;
  listEntries(filters: PhraseFilters): Promise<PhraseEntry[]>;
  entryPage(filters: PhraseFilters & { after?: string | undefined }): Promise<PhraseEntryPage>;
  detail(slugs: { languageSlug: string; phraseSlug: string }): Promise<PhraseDetail>;
  inAllLanguages(phraseSlug: string): Promise<PhraseInAllLanguages>;
}
