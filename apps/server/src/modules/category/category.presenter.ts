import type { AdminCategoryRow } from "@saywhere/db/queries/category.queries";
import type { AdminCategory } from "@saywhere/validators/content/category";

export function presentAdminCategory({ phraseCount, ...category }: AdminCategoryRow): AdminCategory {
  return { ...category, phrase_count: phraseCount };
}
