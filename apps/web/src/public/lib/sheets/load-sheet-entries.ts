import "../../../shared/es2024-polyfills.ts";
import type { SheetEntry } from "@saywhere/validators/content/sheet-entry";
import type { Queries } from "../api/lazy-query-client.ts";
import type { Api } from "../api/trpc.ts";

/** Phrases of one request: its URL stays short enough for every server. */
const CHUNK = 20;

/** The slugs of a phrase and its language. */
export interface LinkedPhrase {
  language: string;
  phrase: string;
}

export interface EntryLoader {
  queryClient: Queries;
  api: Api;
}

/**
 * Loads phrases by their slugs, in the same order. Phrases that no longer exist are omitted; those with a new slug come
 * last.
 */
export async function loadSheetEntries(
  { queryClient, api }: EntryLoader,
  phrases: readonly LinkedPhrase[],
): Promise<SheetEntry[]> {
  const found = new Map<string, SheetEntry>();
  const renamed: SheetEntry[] = [];
  const byLanguage = Map.groupBy(phrases, ({ language }) => language);
  const load = async (language: string, slugs: string[]) => {
    const query = api.sheet.entries.queryOptions({ language, phrases: slugs });
    // Also when the browser reports no connection: a worker may have the response.
    const entries = await queryClient.query({ ...query, retry: false, networkMode: "always" });
    for (const entry of entries) {
      if (slugs.includes(entry.phrase.slug)) found.set(`${language}/${entry.phrase.slug}`, entry);
      else renamed.push(entry);
    }
  };
  await Promise.all(
    [...byLanguage].flatMap(([language, ofLanguage]) => {
      const slugs = [...new Set(ofLanguage.map(({ phrase }) => phrase))];
      return chunks(slugs).map((chunk) => load(language, chunk));
    }),
  );
  const inOrder = phrases.flatMap(({ language, phrase }) => found.get(`${language}/${phrase}`) ?? []);
  return [...new Set([...inOrder, ...renamed])];
}

function chunks(slugs: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(slugs.length / CHUNK) }, (_, index) =>
    slugs.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}
