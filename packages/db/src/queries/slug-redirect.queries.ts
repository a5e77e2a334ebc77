import type { Queryable } from "./queryable.ts";
import { idOfSlug } from "./sql-parts.ts";

/** The slug that a language or a category has now which had this one before; null where none has or had it. */
export async function findCurrentSlug(
  db: Queryable,
  kind: "language" | "category",
  slug: string,
): Promise<string | null> {
  const { rows } = await db.query<{ slug: string }>({
    name: `find-current-slug-of-${kind}`,
    text: `select slug from ${kind} where id = ${idOfSlug(kind, "$1")}`,
    values: [slug],
  });
  return rows[0]?.slug ?? null;
}
