import type { Queryable } from "./queryable.ts";

export interface CategoryRow {
  id: number;
  slug: string;
  name: string;
  description: string;
  version: number;
}

/** Every category, in the order of the site. */
export async function listCategories(db: Queryable): Promise<CategoryRow[]> {
  const { rows } = await db.query<CategoryRow>({
    name: "list-categories",
    text: "select id, slug, name, description, version from category order by position, id",
  });
  return rows;
}
