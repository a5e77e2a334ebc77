import type { Category } from "@saywhere/validators/category";

export interface CategoryService {
  list(): Promise<Category[]>;
}
