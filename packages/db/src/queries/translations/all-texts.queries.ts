import type { AcceptedWarning } from "../../entities/translation.entity.ts";
import { type Queryable, queryAll } from "../queryable.ts";

/** The fields of a translation that its warnings depend on. */
export interface LanguageTexts {
  languageId: number;
  nativeText: string;
  romanization: string | null;
  english: string;
  script: string;
  sameText: boolean;
  acceptedWarnings: AcceptedWarning[];
}

/**
 * Reads the texts of every translation in one statement, language by language; none if there are more than a limit.
 * Equal texts are found by grouping, because a lookup for each translation costs more than the rest of the statement.
 */
export function listAllTexts(db: Queryable, { most }: { most: number }): Promise<LanguageTexts[]> {
  return queryAll<LanguageTexts>(db, {
    name: "list-all-texts",
    text: `select t.language_id as "languageId", t.native_text as "nativeText", t.romanization, p.english, l.script,
        same.language_id is not null as "sameText", t.accepted_warnings as "acceptedWarnings"
      from translation t join phrase p on p.id = t.phrase_id join language l on l.id = t.language_id
      left join (
        select language_id, search_native from translation where search_native <> ''
        group by language_id, search_native having count(*) > 1
      ) same on same.language_id = t.language_id and same.search_native = t.search_native
      where (select coalesce(sum(translated), 0) from translation_tally) <= $1
      order by l.position, l.id`,
    values: [most],
  });
}
