import { staticData } from "@saywhere/search/static/data-files";
import type { Category } from "@saywhere/validators/content/category";
import type { Language } from "@saywhere/validators/content/language";
import type { PhraseEntry, PhraseEntryPage } from "@saywhere/validators/content/phrase-entry";
import {
  hasCurrentFilters,
  type KnownSlugs,
  resolveFilterSlugs,
} from "@saywhere/validators/urls/resolve-filter-slugs";
import { type DataFiles, failedCall, findCurrentSlug } from "./data-file-loader.ts";

/** The API's page sizes; not imported, because its schemas would be loaded too. */
export const PAGE_SIZE = { language: 48, varied: 24 };

export interface EntryPageInput {
  language?: string | undefined;
  category?: string | undefined;
  after?: string | undefined;
}

/**
 * One page of the phrase list, in the order of the server's pages. Unknown slugs return no entries.
 *
 * @throws a failed call with status 400 when `after` names no entry of the list
 */
export async function entryPage(files: DataFiles, input: EntryPageInput): Promise<PhraseEntryPage> {
  const place = input.after === undefined ? null : readPageKey(input.after);
  let begun = input.after === undefined;
  const items: PhraseEntry[] = [];
  const size = input.language ? PAGE_SIZE.language : PAGE_SIZE.varied;
  let lastRound = 0;
  const known = await knownSlugs(files, input);
  const filters = await resolveFilterSlugs(input, known, (kind, slug) => findCurrentSlug(files, kind, slug));
  // An unknown language has no file; requesting it would look like a failure.
  const entries = hasCurrentFilters(filters, known) ? entriesFrom(files, filters, place?.round ?? 0) : [];
  for await (const [round, entry] of entries) {
    if (!begun) {
      begun = entry.id === place?.id;
      continue;
    }
    const last = items.at(-1);
    if (last && items.length === size) {
      return { items, next: writePageKey({ round: lastRound, id: last.id }) };
    }
    items.push(entry);
    lastRound = round;
  }
  if (!begun) throw failedCall(`No page of the list has the key ${input.after}`, { status: 400 });
  return { items, next: null };
}

/** The entries that match the filters, each with its round; reads files as they are needed. */
async function* entriesFrom(
  files: DataFiles,
  { language, category }: EntryPageInput,
  start: number,
): AsyncGenerator<[round: number, entry: PhraseEntry]> {
  const passes = (of: PhraseEntry) => !category || of.category.slug === category;
  if (language) {
    const spoken = await files.readList<PhraseEntry>(staticData.entriesOfLanguage(language));
    for (const entry of spoken) if (passes(entry)) yield [0, entry];
    return;
  }
  const { length } = await files.read<Language[]>(staticData.languages);
  for (let round = start; round < length; round++) {
    // Sequentially: most pages need one file or two.
    const entries = await files.readList<PhraseEntry>(staticData.entriesOfRound(round));
    for (const entry of entries) if (passes(entry)) yield [round, entry];
  }
}

/** The slugs that the filters may name; skips the file of an absent filter. */
async function knownSlugs(files: DataFiles, { language, category }: EntryPageInput): Promise<KnownSlugs> {
  return {
    languages: language ? await files.read<Language[]>(staticData.languages) : [],
    categories: category ? await files.read<Category[]>(staticData.categories) : [],
  };
}

/** Position at which a page of the list ended, encoded as text for the URL. */
interface PageCursor {
  /** Round to continue from; 0 in the list of one language. */
  round: number;
  /** Identifier of the last entry's translation. */
  id: number;
}

const RADIX = 36;
/**
 * A cursor of the static export has two parts. The server's has four; in the list of all languages the first of them is
 * the round, and in every list the last one is the identifier.
 */
const KEY = /^([0-9a-z]{1,6})(?:-[0-9a-z]{1,6}-[0-9a-z]{1,6})?-([0-9a-z]{1,6})$/;

function writePageKey({ round, id }: PageCursor): string {
  return `${round.toString(RADIX)}-${id.toString(RADIX)}`;
}

/**
 * Reads a cursor of this list, or of the live site's, which the static page carries for its first page; null for
 * others.
 */
function readPageKey(key: string): PageCursor | null {
  const match = KEY.exec(key);
  if (!match) return null;
  const [, round = "0", id = ""] = match;
  return { round: Number.parseInt(round, RADIX), id: Number.parseInt(id, RADIX) };
}
