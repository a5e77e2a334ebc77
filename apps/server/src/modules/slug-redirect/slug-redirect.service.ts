import type { Queryable } from "@saywhere/db/queries/queryable";
import { findSlugRedirectTarget } from "@saywhere/db/queries/slug-redirect.queries";
import type { SlugRedirectInput, SlugRedirectTarget } from "@saywhere/validators/content/slug-redirect";

export type SlugRedirectService = ReturnType<typeof createSlugRedirectService>;

export function createSlugRedirectService({ db }: { db: Queryable }) {
  return {
    /** The other record that links with a formerly used slug lead to; null if there is none. */
    target: ({ kind, slug, id }: SlugRedirectInput): Promise<SlugRedirectTarget | null> =>
      findSlugRedirectTarget(db, kind, slug, id ?? null),
  };
}
