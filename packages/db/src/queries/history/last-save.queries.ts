import { isoTime } from "../iso-time.ts";
import type { Queryable } from "../queryable.ts";

export interface LastSaveRow {
  /** Null where the history does not know: nobody changed it since it was seeded. */
  by: string | null;
  /** ISO 8601. */
  at: string;
}

/** Who saved a record last, and when; null when there is no such record. */
export async function findLastSave(
  db: Queryable,
  kind: "language" | "category" | "phrase" | "translation" | "task" | "document" | "synonym_group",
  id: number,
): Promise<LastSaveRow | null> {
  const { rows } = await db.query<LastSaveRow>({
    name: `find-last-save-${kind}`,
    text: `select saved.by, ${isoTime("record.updated_at")} as at
      from ${kind} record left join lateral (
        select s.author_name as by, s.at from change c join change_set s on s.id = c.change_set_id
        where c.kind in ('${kind}', '${kind === "phrase" ? "related_phrase" : kind}') and c.record_id = record.id
        order by c.id desc limit 1
      ) saved on saved.at = record.updated_at
      where record.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}
