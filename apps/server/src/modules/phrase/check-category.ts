import type { EntityManager } from "@mikro-orm/postgresql";
import { Category } from "@saywhere/db/entities/category.entity";
import { invalidField } from "../../errors/app-error.ts";

/** @throws AppError BAD_REQUEST for a category that does not exist */
export async function checkCategory(em: EntityManager, id: number): Promise<void> {
  if ((await em.count(Category, { id })) === 0) {
    throw invalidField(["category_id"], "This category does not exist any more. Choose another one");
  }
}
