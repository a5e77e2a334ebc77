import type { Author } from "@saywhere/db/change-set";
import { listAdminCategories, listCategories } from "@saywhere/db/queries/category.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { Deletion } from "@saywhere/validators/api/error-body";
import type {
  AdminCategory,
  Category,
  CategoryInput,
  CategoryUpdateInput,
} from "@saywhere/validators/content/category";
import type { ContentWriter } from "../../writes/content-writer.ts";
import { presentAdminCategory } from "./category.presenter.ts";
import { createCategoryWrites } from "./category-writes.ts";

export interface CategoryService {
  list(): Promise<Category[]>;
  adminList(): Promise<AdminCategory[]>;
  /** @throws AppError CONFLICT when another category has the slug */
  create(input: CategoryInput, author: Author): Promise<AdminCategory>;
  /** @throws AppError NOT_FOUND, or CONFLICT for a slug that is taken or a version that is not the newest */
  update(input: CategoryUpdateInput, author: Author): Promise<AdminCategory>;
  /** @throws AppError NOT_FOUND, or CONFLICT while the category has phrases */
  delete(id: number, author: Author): Promise<Deletion>;
}

export function createCategoryService(db: Queryable, writer: ContentWriter): CategoryService {
  return {
    ...createCategoryWrites(db, writer),
    list: () => listCategories(db),
    adminList: async () => (await listAdminCategories(db)).map(presentAdminCategory),
  };
}
