import type { Queryable } from "../queryable.ts";

/** A translation that names a file, and in which field. */
export interface FileUseRow {
  id: number;
  language: string;
  english: string;
  field: "audio_url" | "video_url";
}

/**
 * Finds the translations whose audio or video has one of some addresses, in the order of the site.
 *
 * @param most how many are named at most; all of them are counted, each once
 */
export async function findFileUses(
  db: Queryable,
  addresses: string[],
  most: number,
): Promise<{ total: number; uses: FileUseRow[] }> {
  const { rows } = await db.query<FileUseRow & { total: number }>({
    name: "find-file-uses",
    // An index of what is not null is only taken where that is said.
    text: `with used as (
        select id, language_id, phrase_id, 'audio_url' as field from translation
          where audio_url is not null and audio_url = any($1::text[])
        union all
        select id, language_id, phrase_id, 'video_url' from translation
          where video_url is not null and video_url = any($1::text[])
      )
      select u.id, l.name as language, p.english, u.field,
        (select count(distinct id)::int from used) as total
      from used u join phrase p on p.id = u.phrase_id join language l on l.id = u.language_id
      order by l.position, l.id, p.position, p.id, u.field limit $2`,
    values: [addresses, most],
  });
  return { total: rows[0]?.total ?? 0, uses: rows.map(({ total: _total, ...use }) => use) };
}
