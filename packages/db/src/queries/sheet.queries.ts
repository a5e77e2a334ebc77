import { ENTRY_TABLES, type EntryRow } from "./phrase-entry.queries.ts";
import { type Queryable, queryAll } from "./queryable.ts";
import { ENTRY_COLUMNS, idOfSlug } from "./sql-parts.ts";

/** An entry with what a printed or exported list shows besides. */
export interface SheetEntryRow extends EntryRow {
  pronunciationGuide: string | null;
  usageNotes: string | null;
  audioUrl: string | null;
}

/** Lists the phrases with these current or former slugs in a language, in no particular order; omits unknown ones. */
export function listSheetEntries(
  db: Queryable,
  { language, phrases }: { language: string; phrases: readonly string[] },
): Promise<SheetEntryRow[]> {
  return queryAll<SheetEntryRow>(db, {
    name: "list-sheet-entries",
    text: `select ${ENTRY_COLUMNS}, t.pronunciation_guide as "pronunciationGuide",
        t.usage_notes as "usageNotes", t.audio_url as "audioUrl"
      from ${ENTRY_TABLES}
      where t.language_id = ${idOfSlug("language", "$1")} and t.phrase_id in (
        select ${idOfSlug("phrase", "wanted.slug")} from unnest($2::text[]) as wanted (slug))`,
    values: [language, phrases],
  });
}
