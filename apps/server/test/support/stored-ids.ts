import type { Database } from "@saywhere/db/database";

type Stored = Pick<Database, "pool">;

export async function languageId({ pool }: Stored, slug: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>("select id from language where slug = $1", [slug]);
  return rows[0]?.id ?? 0;
}

/** The first translation of a language. */
export async function translationOf({ pool }: Stored, slug: string) {
  const { rows } = await pool.query<{ id: number; language_id: number; phrase_id: number }>(
    `select translation.id, language_id, phrase_id from translation
     join language on language.id = language_id where slug = $1 order by translation.id limit 1`,
    [slug],
  );
  return rows[0] ?? { id: 0, language_id: 0, phrase_id: 0 };
}

export async function lastChangeSet({ pool }: Stored): Promise<{ change_set_id: string }> {
  const { rows } = await pool.query<{ id: string }>(
    "select id::text from change_set order by change_set.id desc limit 1",
  );
  return { change_set_id: rows[0]?.id ?? "" };
}
