import type { Variant } from "../../entities/translation.entity.ts";
import { type Queryable, queryAll } from "../queryable.ts";
import { idOfSlug } from "../sql-parts.ts";

/** The most translations whose forms are read: more than a language of a guide has phrases. */
const MAX_TRANSLATIONS = 5_000;

export interface FormsRow {
  /** Identifier of the translation. */
  id: number;
  variants: Variant[];
}

/** Lists the translations of a language that have a form for a speaker, a register or a region. */
export function listForms(db: Queryable, languageSlug: string): Promise<FormsRow[]> {
  return queryAll<FormsRow>(db, {
    name: "list-forms",
    text: `
      select id, variants from published_translation
      where language_id = ${idOfSlug("language", "$1")}
        and variants @? '$[*] ? (exists(@.speaker) || exists(@.register) || exists(@.region))'
      order by id limit ${MAX_TRANSLATIONS}`,
    values: [languageSlug],
  });
}
