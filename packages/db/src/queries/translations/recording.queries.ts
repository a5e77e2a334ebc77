import { type Queryable, queryFirst } from "../queryable.ts";

interface RecordingQueue {
  items: { id: number; english: string; recorded: boolean }[];
  /** How many translations match; the list may have fewer. */
  total: number;
}

interface RecordingFilters {
  languageId: number;
  categoryId?: number | undefined;
  /** Whether to leave out the translations that have a recording. */
  missing: boolean;
  limit: number;
}

/** Lists the translations of a language to record: those without a recording first, then in the order of the site. */
export async function listTranslationsToRecord(
  db: Queryable,
  { languageId, categoryId, missing, limit }: RecordingFilters,
): Promise<RecordingQueue> {
  const found = await queryFirst<RecordingQueue>(db, {
    name: "list-translations-to-record",
    text: `select count(*)::int as total,
        coalesce(json_agg(json_build_object('id', id, 'english', english, 'recorded', recorded) order by nth)
          filter (where nth <= $4), '[]') as items
      from (
        select t.id, p.english, t.audio_url is not null as recorded,
          row_number() over (order by t.audio_url is not null, p.position, p.id) as nth
        from translation t join phrase p on p.id = t.phrase_id
        where t.language_id = $1 and ($2::int is null or p.category_id = $2) and not ($3 and t.audio_url is not null)
      ) listed`,
    values: [languageId, categoryId ?? null, missing, limit],
  });
  if (!found) throw new Error("PostgreSQL returned no row");
  return found;
}
