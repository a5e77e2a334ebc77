import type { Queryable } from "@saywhere/db/queries/queryable";
import { findCurrentSlug } from "@saywhere/db/queries/slug-redirect.queries";
import { unknownFilterError } from "../../errors/unknown-filter.ts";

interface SlugFilters {
  language?: string | undefined;
  category?: string | undefined;
}

/**
 * Rejects filters by a language or a category that does not exist, for lists in which they find nothing.
 *
 * @throws AppError NOT_FOUND when no language or category has or had the slug
 */
export async function refuseUnknownFilters(db: Queryable, filters: SlugFilters): Promise<void> {
  for (const kind of ["language", "category"] as const) {
    const slug = filters[kind];
    if (slug && (await findCurrentSlug(db, kind, slug)) === null) throw unknownFilterError(kind);
  }
}
