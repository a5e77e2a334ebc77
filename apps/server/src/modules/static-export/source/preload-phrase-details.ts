import type { OtherTranslationRow } from "@saywhere/db/queries/phrase.queries";
import { listPhraseDetails } from "@saywhere/db/queries/phrase-detail.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import {
  type OtherLanguageTranslation,
  otherLanguageTranslation,
  type PhraseDetail,
  phraseDetail,
} from "@saywhere/validators/content/phrase-detail";
import { LRUCache } from "lru-cache";
import { presentDetail, presentOtherTranslation } from "../../phrase/phrase.presenter.ts";
import { fingerprintOf } from "../files/page-dependencies.ts";
import type { SiteServices } from "./site-reader.ts";

/** Number of cached phrases: those whose pages are rendered concurrently, and one more. */
const PHRASES_KEPT = 3;

interface AnsweredDetail {
  data: PhraseDetail;
  /** Differs whenever the detail does, and is much shorter. */
  text: string;
}

/** A translation as the pages of the other languages show it: presented and hashed once for all of them. */
interface SharedTranslation {
  translation: OtherLanguageTranslation;
  fingerprint: string;
}

/** Returns null when nothing has these slugs; a record may have had them before. */
type ReadDetail = (slugs: { languageSlug: string; phraseSlug: string }) => Promise<AnsweredDetail | null>;

/** Reads each phrase in all languages at once, because its pages are rendered consecutively. */
export function readDetailsByPhrase({ language }: SiteServices, snapshot: Queryable): ReadDetail {
  const languages = language.list();
  const kept = new LRUCache<string, Promise<ReadonlyMap<string, AnsweredDetail>>>({ max: PHRASES_KEPT });

  const readAll = async (phraseSlug: string) => {
    const rows = await listPhraseDetails(snapshot, phraseSlug, await languages);
    const shown = new Map<OtherTranslationRow, SharedTranslation>();
    const showElsewhere = (row: OtherTranslationRow): SharedTranslation => {
      const known = shown.get(row);
      if (known) return known;
      const translation = otherLanguageTranslation.parse(presentOtherTranslation(row));
      const made = { translation, fingerprint: fingerprintOf(JSON.stringify(translation)) };
      shown.set(row, made);
      return made;
    };
    return new Map(
      rows.map(({ otherLanguages, ...row }): [string, AnsweredDetail] => {
        const own = phraseDetail.parse(presentDetail({ ...row, otherLanguages: [] }));
        const others = otherLanguages.map(showElsewhere);
        return [
          row.language.slug,
          {
            data: { ...own, same_phrase_other_languages: others.map(({ translation }) => translation) },
            text: [JSON.stringify(own), ...others.map(({ fingerprint }) => fingerprint)].join(" "),
          },
        ];
      }),
    );
  };

  return async ({ languageSlug, phraseSlug }) => {
    const details = kept.get(phraseSlug) ?? readAll(phraseSlug);
    kept.set(phraseSlug, details);
    return (await details).get(languageSlug) ?? null;
  };
}
