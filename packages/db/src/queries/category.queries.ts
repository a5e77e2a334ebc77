import { type Queryable, queryAll, queryFirst } from "./queryable.ts";

export interface CategoryRow {
  id: number;
  slug: string;
  name: string;
  description: string;
  version: number;
}

/** Every category, in the order of the site. */
export function listCategories(db: Queryable): Promise<CategoryRow[]> {
  return queryAll<CategoryRow>(db, {
    name: "list-categories",
    text: "select id, slug, name, description, version from category order by position, id",
  });
}

/** A category as the admin shows it. */
export interface AdminCategoryRow extends CategoryRow {
  phraseCount: number;
}

const COLUMNS = `c.id, c.slug, c.name, c.description, c.version,
  (select count(*)::int from phrase p where p.category_id = c.id) as "phraseCount"`;

export function listAdminCategories(db: Queryable): Promise<AdminCategoryRow[]> {
  return queryAll<AdminCategoryRow>(db, {
    name: "list-admin-categories",
    text: `select ${COLUMNS} from category c order by c.position, c.id`,
  });
}

export function findAdminCategory(db: Queryable, id: number): Promise<AdminCategoryRow | null> {
  return queryFirst<AdminCategoryRow>(db, {
    name: "find-admin-category",
    text: `select ${COLUMNS} from category c where c.id = $1`,
    values: [id],
  });
}
