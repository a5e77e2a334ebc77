import { type StaticDetails, staticData } from "@saywhere/search/static/data-files";
import type { Language } from "@saywhere/validators/content/language";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import type { SheetEntriesInput, SheetEntry } from "@saywhere/validators/content/sheet-entry";
import { type DataFiles, findCurrentSlug } from "./data-file-loader.ts";

/** The phrases of a language with these slugs; omits unknown ones. All of the slugs may be former ones. */
export async function sheetEntries(
  files: DataFiles,
  { language, phrases }: SheetEntriesInput,
): Promise<SheetEntry[]> {
  const languages = await files.read<Language[]>(staticData.languages);
  const isKnown = (slug: string) => languages.some((known) => known.slug === slug);
  const slug = isKnown(language) ? language : await findCurrentSlug(files, "language", language);
  if (!slug || !isKnown(slug)) return [];
  const [entries, details] = await Promise.all([
    files.readList<PhraseEntry>(staticData.entriesOfLanguage(slug)),
    files.readList<StaticDetails[number]>(staticData.detailsOfLanguage(slug)),
  ]);
  const detailsOf = new Map(details.map((row) => [row[0], row]));
  const known = new Set(entries.map(({ phrase }) => phrase.slug));
  const current = phrases.map(async (phrase) =>
    known.has(phrase) ? phrase : findCurrentSlug(files, "phrase", phrase),
  );
  const wanted = new Set(await Promise.all(current));
  return entries
    .filter(({ phrase }) => wanted.has(phrase.slug))
    .map((entry) => {
      const [, guide = null, notes = null, audio = null] = detailsOf.get(entry.phrase.slug) ?? [];
      return { ...entry, pronunciation_guide: guide, usage_notes: notes, audio_url: audio };
    });
}
