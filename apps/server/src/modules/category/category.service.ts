import { listCategories } from "@saywhere/db/queries/category.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { Category } from "@saywhere/validators/category";

export interface CategoryService {
  list(): Promise<Category[]>;
}

export function createCategoryService(db: Queryable): CategoryService {
  return { list: () => listCategories(db) };
}
