import { type Queryable, queryAll, queryFirst } from "./queryable.ts";

export type KindWithSlug = "language" | "category" | "phrase";

/** Finds the record that has a slug now. */
export function findSlugHolder(
  db: Queryable,
  kind: KindWithSlug,
  slug: string,
): Promise<{ id: number } | null> {
  return queryFirst<{ id: number }>(db, {
    name: `find-slug-holder-${kind}`,
    text: `select id from ${kind} where slug = $1`,
    values: [slug],
  });
}

/** Lists the slugs that begin with a text. */
export async function listSlugsFrom(db: Queryable, kind: KindWithSlug, start: string): Promise<string[]> {
  const rows = await queryAll<{ slug: string }>(db, {
    name: `list-slugs-from-${kind}`,
    text: `select slug from ${kind} where starts_with(slug, $1)`,
    values: [start],
  });
  return rows.map(({ slug }) => slug);
}
