import { listPhraseDetails } from "@saywhere/db/queries/phrase-detail.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { PhraseDetail } from "@saywhere/validators/phrase-detail";
import { LRUCache } from "lru-cache";
import { presentDetail } from "../phrase/phrase.presenter.ts";
import type { SiteServices } from "./site-reader.ts";

/** Those whose pages are being made at the same time, and one more. */
const PHRASES_KEPT = 3;

type ReadDetail = SiteServices["phrase"]["detail"];

/** Reads each phrase in all languages at once, since its pages are made one after the other. */
export function readDetailsByPhrase({ language, phrase }: SiteServices, snapshot: Queryable): ReadDetail {
  const languages = language.list();
  const kept = new LRUCache<string, Promise<ReadonlyMap<string, PhraseDetail>>>({ max: PHRASES_KEPT });

  const readAll = async (phraseSlug: string) => {
    const rows = await listPhraseDetails(snapshot, phraseSlug, await languages);
    return new Map(rows.map((row) => [row.language.slug, presentDetail(row)]));
  };

  return async (slugs) => {
    const { languageSlug, phraseSlug } = slugs;
    const details = kept.get(phraseSlug) ?? readAll(phraseSlug);
    kept.set(phraseSlug, details);
    // What is not there by these slugs may be there by slugs of before.
    return (await details).get(languageSlug) ?? phrase.detail(slugs);
  };
}
