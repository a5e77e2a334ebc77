import type { OtherTranslationRow } from "@saywhere/db/queries/phrase.queries";
import { listPhraseDetails } from "@saywhere/db/queries/phrase-detail.queries";
import {
  type OtherLanguageTranslation,
  otherLanguageTranslation,
  type PhraseDetail,
  phraseDetail,
  phraseDetailInput,
} from "@saywhere/validators/content/phrase-detail";
import { getTRPCErrorFromUnknown, type TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { LRUCache } from "lru-cache";
import { presentDetail, presentOtherTranslation } from "../phrase/phrase.presenter.ts";
import { fingerprintOf } from "./export-file.ts";
import type { ExportSource } from "./export-services.ts";

/** Result of a read, and a text that differs whenever the result does. */
export type PageResult = ({ data: unknown } | { error: TRPCError }) & { text: string };

/** Runs the reads of pages as the live site does. */
export interface PageQueries {
  /** @throws errors that prevent the read; a missing record is a result */
  read(path: string, input: unknown): Promise<PageResult>;
}

/** Reads from a snapshot. Data that many pages need is read once, and a phrase is read in all languages together. */
export function createPageQueries(source: Pick<ExportSource, "snapshot" | "services" | "call">): PageQueries {
  const readDetail = preloadPhraseDetails(source);
  const shared = new Map<string, Promise<PageResult>>();

  const query = async (path: string, input: unknown): Promise<PageResult> => {
    try {
      const slugs = path === "phrase.detail" ? phraseDetailInput.safeParse(input).data : undefined;
      const detail = slugs && (await readDetail(slugs));
      if (detail) return detail;
      const data = await source.call(path, input);
      return { data, text: JSON.stringify(data) };
    } catch (cause) {
      const error = getTRPCErrorFromUnknown(cause);
      if (getHTTPStatusCodeFromError(error) >= 500) throw error;
      // The text of a result never starts like this.
      return { error, text: `!${error.code} ${error.message}` };
    }
  };

  return {
    read(path, input) {
      if (!isEmpty(input)) return query(path, input);
      const result = shared.get(path) ?? query(path, input);
      shared.set(path, result);
      return result;
    },
  };
}

/** Reads without an input, such as the settings, are shared by many pages. */
function isEmpty(input: unknown): boolean {
  return typeof input === "object" && input !== null && Object.keys(input).length === 0;
}

/** Number of cached phrases: those whose pages are rendered concurrently, and one more. */
const CACHED_PHRASES = 3;

interface DetailResult {
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
type ReadDetail = (slugs: { languageSlug: string; phraseSlug: string }) => Promise<DetailResult | null>;

/** Reads each phrase in all languages at once, because its pages are rendered consecutively. */
function preloadPhraseDetails({
  snapshot,
  services,
}: Pick<ExportSource, "snapshot" | "services">): ReadDetail {
  const languages = services.language.list();
  const cache = new LRUCache<string, Promise<ReadonlyMap<string, DetailResult>>>({ max: CACHED_PHRASES });

  const readAll = async (phraseSlug: string) => {
    const rows = await listPhraseDetails(snapshot, phraseSlug, await languages);
    const shared = new Map<OtherTranslationRow, SharedTranslation>();
    const share = (row: OtherTranslationRow): SharedTranslation => {
      const existing = shared.get(row);
      if (existing) return existing;
      const translation = otherLanguageTranslation.parse(presentOtherTranslation(row));
      const created = { translation, fingerprint: fingerprintOf(JSON.stringify(translation)) };
      shared.set(row, created);
      return created;
    };
    return new Map(
      rows.map(({ otherLanguages, ...row }): [string, DetailResult] => {
        const own = phraseDetail.parse(presentDetail({ ...row, otherLanguages: [] }));
        const others = otherLanguages.map(share);
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
    const details = cache.get(phraseSlug) ?? readAll(phraseSlug);
    cache.set(phraseSlug, details);
    return (await details).get(languageSlug) ?? null;
  };
}
