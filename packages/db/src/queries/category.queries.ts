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

/** A category with what only its editors need. */
export interface AdminCategoryRow extends CategoryRow {
  phraseCount: number;
}

const COLUMNS = `c.id, c.slug, c.name, c.description, c.version,
  (select count(*)::int from phrase p where p.category_id = c.id) as "phraseCount"`;

/** Every category as editors see it, in the order of the site. */
export async function listAdminCategories(db: Queryable): Promise<AdminCategoryRow[]> {
  const { rows } = await db.query<AdminCategoryRow>({
    name: "list-admin-categories",
    text: `select ${COLUMNS} from category c order by c.position, c.id`,
  });
  return rows;
}

/** One category as editors see it; null when there is none. */
export async function findAdminCategory(db: Queryable, id: number): Promise<AdminCategoryRow | null> {
  const { rows } = await db.query<AdminCategoryRow>({
    name: "find-admin-category",
    text: `select ${COLUMNS} from category c where c.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}
