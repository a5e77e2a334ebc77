import type { Author } from "@saywhere/db/change-set";
import { Category as CategoryEntity } from "@saywhere/db/entities/category.entity";
import { Phrase } from "@saywhere/db/entities/phrase.entity";
import {
  findAdminCategory,
  listAdminCategories,
  listCategories,
} from "@saywhere/db/queries/category.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { Success } from "@saywhere/validators/api/success";
import type {
  AdminCategory,
  Category,
  CategoryInput,
  CategoryUpdateInput,
} from "@saywhere/validators/content/category";
import type { RecordDeletionInput } from "@saywhere/validators/texts/field-schemas";
import { AppError } from "../../errors/app-error.ts";
import { existing } from "../../errors/record-not-found.ts";
import { chooseSlug } from "../../writes/choose-slug.ts";
import type { ContentWriter } from "../../writes/content-writer.ts";
import { nextPosition } from "../../writes/next-position.ts";
import { versionedRecords } from "../../writes/versioned-records.ts";
import { presentAdminCategory } from "./category.presenter.ts";

const KIND = "category";

export type CategoryService = ReturnType<typeof createCategoryService>;

export function createCategoryService({ db, writer }: { db: Queryable; writer: ContentWriter }) {
  const read = async (id: number) => presentAdminCategory(existing(await findAdminCategory(db, id), KIND));
  const records = versionedRecords({ db, writer, entity: CategoryEntity, kind: KIND, read });
  return {
    list: (): Promise<Category[]> => listCategories(db),
    adminList: async (): Promise<AdminCategory[]> =>
      (await listAdminCategories(db)).map(presentAdminCategory),

    /** @throws AppError NOT_FOUND */
    adminGet: read,

    /** @throws AppError CONFLICT when another category has the slug */
    async create({ slug: given, name, description }: CategoryInput, author: Author): Promise<AdminCategory> {
      const { result } = await writer.run(author, "edit", async (em) => {
        const slug = await chooseSlug(em, KIND, { given, text: name, field: "name", id: null });
        const category = em.create(CategoryEntity, {
          slug,
          name,
          description,
          position: await nextPosition(em, KIND),
        });
        await em.flush();
        return category.id;
      });
      return read(result);
    },

    /** @throws AppError NOT_FOUND, or CONFLICT for a slug that is taken or a version that is not the newest */
    async update(
      { id, version, slug: given, name, description }: CategoryUpdateInput,
      author: Author,
    ): Promise<AdminCategory> {
      return records.change({ id, version }, author, async (em, category) => {
        if (given !== undefined || name !== category.name) {
          category.slug = await chooseSlug(em, KIND, { given, text: name, field: "name", id });
        }
        em.assign(category, { name, description });
      });
    },

    /** @throws AppError NOT_FOUND, or CONFLICT for a version that is not the newest, or while the category has phrases */
    delete: (input: RecordDeletionInput, author: Author): Promise<Success> =>
      records.delete(input, author, async (em) => {
        const count = await em.count(Phrase, { category: input.id });
        if (count > 0) throw inUse(count);
      }),
  };
}

function inUse(count: number): AppError {
  return new AppError("CONFLICT", `Move or delete its ${count === 1 ? "phrase" : `${count} phrases`} first`, {
    conflict: { reason: "in-use", count },
  });
}
