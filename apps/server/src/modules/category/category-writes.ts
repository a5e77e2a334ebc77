import { Category } from "@saywhere/db/entities/category.entity";
import { Phrase } from "@saywhere/db/entities/phrase.entity";
import { findAdminCategory } from "@saywhere/db/queries/category.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { AppError } from "../../errors/app-error.ts";
import { chooseSlug } from "../../writes/choose-slug.ts";
import type { ContentWriter } from "../../writes/content-writer.ts";
import { nextPosition } from "../../writes/next-position.ts";
import { lockRecord, recordNotFound, toVersionConflict } from "../../writes/optimistic-lock.ts";
import { presentAdminCategory } from "./category.presenter.ts";
import type { CategoryService } from "./category.service.ts";

const KIND = "category";

export function createCategoryWrites(
  db: Queryable,
  writer: ContentWriter,
): Pick<CategoryService, "create" | "update" | "delete"> {
  const read = async (id: number) => {
    const row = await findAdminCategory(db, id);
    if (!row) throw recordNotFound(KIND);
    return presentAdminCategory(row);
  };
  return {
    async create({ slug: given, name, description }, author) {
      const { result } = await writer.run(author, "edit", async (em) => {
        const slug = await chooseSlug(em, KIND, { given, text: name, field: "name", id: null });
        const category = em.create(Category, {
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

    async update({ id, version, slug: given, name, description }, author) {
      const save = writer.run(author, "edit", async (em) => {
        const category = await lockRecord(em, Category, KIND, { id, version });
        if (given !== undefined || name !== category.name) {
          category.slug = await chooseSlug(em, KIND, { given, text: name, field: "name", id });
        }
        em.assign(category, { name, description });
      });
      await toVersionConflict(db, { kind: KIND, current: () => read(id) }, save);
      return read(id);
    },

    async delete(id, author) {
      await writer.run(author, "edit", async (em) => {
        em.remove(await lockRecord(em, Category, KIND, { id }));
        const count = await em.count(Phrase, { category: id });
        if (count > 0) throw inUse(count);
      });
      return { success: true };
    },
  };
}

function inUse(count: number): AppError {
  return new AppError("CONFLICT", `Move or delete its ${count === 1 ? "phrase" : `${count} phrases`} first`, {
    conflict: { reason: "in-use", count },
  });
}
