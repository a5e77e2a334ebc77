import { type Queryable, queryFirst } from "./queryable.ts";
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

/** A record to which a former slug redirects. */
export interface SlugRedirectTarget {
  /** Its name, or the English text of a phrase. */
  name: string;
}

/**
 * Finds the record to which a slug that no record has now redirects; null if there is none, or if it is the record with
 * the given ID.
 */
export function findSlugRedirectTarget(
  db: Queryable,
  kind: "language" | "phrase" | "category",
  slug: string,
  id: number | null,
): Promise<SlugRedirectTarget | null> {
  const name = kind === "phrase" ? "english" : "name";
  return queryFirst<SlugRedirectTarget>(db, {
    name: `find-slug-redirect-target-of-${kind}`,
    text: `select ${name} as name from ${kind}
      where id = ${idOfSlug(kind, "$1")} and slug <> $1 and id is distinct from $2::int`,
    values: [slug, id],
  });
}
