import type { Queryable } from "./queryable.ts";
import { idOfSlug } from "./sql-parts.ts";

/** Finds the current slug of the language or category that has, or formerly had, a slug; null if there is none. */
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
