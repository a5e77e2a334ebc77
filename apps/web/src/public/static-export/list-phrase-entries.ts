import { type StaticPhrase, staticData } from "@saywhere/search/static/data-files";
import type { Category } from "@saywhere/validators/content/category";
import type { Language } from "@saywhere/validators/content/language";
import type { PhraseEntry, PhraseEntryPage } from "@saywhere/validators/content/phrase-entry";
import {
  hasCurrentFilters,
  type KnownSlugs,
  resolveFilterSlugs,
} from "@saywhere/validators/urls/resolve-filter-slugs";
import { type DataFiles, failedCall, findCurrentSlug } from "./data-files.ts";

/** The API's page size; not imported, because its schemas would be loaded too. */
export const PAGE_SIZE = 48;

export interface EntryPageInput {
  language?: string | undefined;
  category?: string | undefined;
  after?: string | undefined;
}

/**
 * One page of the phrase list, in the order of the lists. Unknown slugs return no entries.
 *
 * @throws a failed call with status 400 when `after` names no entry of the list
 */
export async function entryPage(files: DataFiles, input: EntryPageInput): Promise<PhraseEntryPage> {
  const place = input.after === undefined ? null : readPageKey(input.after);
  let begun = input.after === undefined;
  const items: PhraseEntry[] = [];
  let lastPhrase = 0;
  const known = await knownSlugs(files, input);
  const filters = await resolveFilterSlugs(input, known, (kind, slug) => findCurrentSlug(files, kind, slug));
  // An unknown language has no file; requesting it would look like a failure.
  const entries = hasCurrentFilters(filters, known) ? entriesFrom(files, filters, place?.phrase ?? 0) : [];
  for await (const [phrase, entry] of entries) {
    if (!begun) {
      begun = entry.id === place?.id;
      continue;
    }
    const last = items.at(-1);
    if (last && items.length === PAGE_SIZE) {
      return { items, next: writePageKey({ phrase: lastPhrase, id: last.id }) };
    }
    items.push(entry);
    lastPhrase = phrase;
  }
  if (!begun) throw failedCall(`No page of the list has the key ${input.after}`, { status: 400 });
  return { items, next: null };
}

/** The entries that match the filters, each with the index of its phrase; reads files as they are needed. */
async function* entriesFrom(
  files: DataFiles,
  { language, category }: EntryPageInput,
  start: number,
): AsyncGenerator<[phrase: number, entry: PhraseEntry]> {
  const passes = (of: { category: { slug: string } }) => !category || of.category.slug === category;
  if (language) {
    const spoken = await files.readList<PhraseEntry>(staticData.entriesOfLanguage(language));
    for (const entry of spoken) if (passes(entry)) yield [0, entry];
    return;
  }
  const phrases = await files.read<StaticPhrase[]>(staticData.phrases);
  for (const [index, phrase] of phrases.entries()) {
    if (index < start || !passes(phrase)) continue;
    // Sequentially: most pages need one file or two.
    const entries = await files.readList<PhraseEntry>(staticData.entriesOfPhrase(phrase.slug));
    for (const entry of entries) yield [index, entry];
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
  /** Index of the phrase to continue from. */
  phrase: number;
  /** Identifier of the last entry's translation. */
  id: number;
}

const RADIX = 36;
/** A cursor of the static export has two parts. The server's has four, the last of which is the identifier as well. */
const KEY = /^(?:([0-9a-z]{1,6})|[0-9a-z]{1,6}(?:-[0-9a-z]{1,6}){2})-([0-9a-z]{1,6})$/;

function writePageKey({ phrase, id }: PageCursor): string {
  return `${phrase.toString(RADIX)}-${id.toString(RADIX)}`;
}

/**
 * Reads a cursor of this list, or of the live site's, which the static page carries for its first page; null for
 * others.
 */
function readPageKey(key: string): PageCursor | null {
  const match = KEY.exec(key);
  if (!match) return null;
  const [, phrase = "0", id = ""] = match;
  return { phrase: Number.parseInt(phrase, RADIX), id: Number.parseInt(id, RADIX) };
}
