import type { Author } from "@saywhere/db/change-set";
import type { ImportKind } from "@saywhere/validators/content/import";
import { beyondLanguages } from "../../auth/require-role.ts";
import type { KeyColumn, PlannedRow } from "./import-kind.ts";

/** Rejects a change by an author who may not make it, also a change that is invalid for other reasons. */
export function rejectOtherLanguages<Write>(
  author: Author,
  kind: ImportKind,
  { ids }: { ids: Partial<Record<KeyColumn, number>> },
  planned: PlannedRow<Write>,
): PlannedRow<Write> {
  const { row, write } = planned;
  if (!author.languageIds || (!write && row.outcome !== "invalid")) return planned;
  const known = kind === "translation" ? ids.language : (ids.language ?? ids.phrase);
  // The language that an unknown name means may be one of the author's.
  if (!write && known === undefined) return planned;
  if (kind === "translation" && known !== undefined && author.languageIds.includes(known)) return planned;
  const problems = [...row.problems, { field: null, message: beyondLanguages(author).message }];
  return { row: { ...row, outcome: "invalid", fields: [], problems }, write: null };
}
