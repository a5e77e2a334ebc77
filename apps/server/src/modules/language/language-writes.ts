import { Language } from "@saywhere/db/entities/language.entity";
import { findAdminLanguage } from "@saywhere/db/queries/language.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { directionOfScript } from "@saywhere/validators/texts/direction";
import { likelyScript } from "@saywhere/validators/texts/scripts";
import { invalidField } from "../../errors/app-error.ts";
import { chooseSlug } from "../../writes/choose-slug.ts";
import type { ContentWriter } from "../../writes/content-writer.ts";
import { nextPosition } from "../../writes/next-position.ts";
import { lockRecord, recordNotFound, toVersionConflict } from "../../writes/optimistic-lock.ts";
import { presentAdminLanguage } from "./language.presenter.ts";
import type { LanguageService } from "./language.service.ts";

const KIND = "language";
const SUCCESS = { success: true } as const;

export function createLanguageWrites(
  db: Queryable,
  writer: ContentWriter,
): Pick<LanguageService, "create" | "update" | "delete" | "feature"> {
  const read = async (id: number) => {
    const row = await findAdminLanguage(db, id);
    if (!row) throw recordNotFound(KIND);
    return presentAdminLanguage(row);
  };
  return {
    async create({ slug: given, script: chosen, ...input }, author) {
      const { result } = await writer.run(author, "edit", async (em) => {
        const slug = await chooseSlug(em, KIND, { given, text: input.name, field: "name", id: null });
        const script = chosen ?? likelyScript(input.code);
        const language = em.create(Language, {
          ...input,
          slug,
          script,
          direction: directionOfScript(script),
          position: await nextPosition(em, KIND),
        });
        await em.flush();
        return language.id;
      });
      return read(result);
    },

    async update({ id, version, slug: given, script: chosen, ...input }, author) {
      const save = writer.run(author, "edit", async (em) => {
        const language = await lockRecord(em, Language, KIND, { id, version });
        if (given !== undefined || input.name !== language.name) {
          language.slug = await chooseSlug(em, KIND, { given, text: input.name, field: "name", id });
        }
        // A corrected code also changes the script, unless an editor chose the script.
        const usual = language.script === likelyScript(language.code);
        const script = chosen ?? (usual ? likelyScript(input.code) : language.script);
        const changes = { ...input, script, direction: directionOfScript(script) };
        em.assign(language, changes, { ignoreUndefined: true });
      });
      await toVersionConflict(db, { kind: KIND, current: () => read(id) }, save);
      return read(id);
    },

    async delete(id, author) {
      await writer.run(author, "edit", async (em) => {
        if ((await em.nativeDelete(Language, { id })) === 0) throw recordNotFound(KIND);
      });
      return SUCCESS;
    },

    async feature(ids, author) {
      await writer.run(author, "reorder", async (em) => {
        const languages = await em.find(Language, {}, { orderBy: { position: "asc", id: "asc" } });
        const known = new Map(languages.map((language) => [language.id, language]));
        const first = [...new Set(ids)].map((id) => {
          const language = known.get(id);
          if (!language) throw invalidField(["ids", ids.indexOf(id)], "There is no such language");
          return language;
        });
        const order = new Set([...first, ...languages]);
        for (const [position, language] of [...order].entries()) language.position = position;
      });
      return SUCCESS;
    },
  };
}
