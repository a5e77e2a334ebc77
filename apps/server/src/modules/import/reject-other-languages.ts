import type { Author } from "@saywhere/db/change-set";
import type { ImportKind } from "@saywhere/validators/content/import";
import { beyondLanguages } from "../../auth/require-role.ts";
import type { KeyColumn, PlannedRow } from "./import-kind.ts";

/** Rejects a change by an author who may not make it. */
export function rejectOtherLanguages<Write>(
  author: Author,
  kind: ImportKind,
  { ids }: { ids: Partial<Record<KeyColumn, number>> | null },
  planned: PlannedRow<Write>,
): PlannedRow<Write> {
  if (!author.languageIds || !planned.write) return planned;
  if (kind === "translation" && ids?.language && author.languageIds.includes(ids.language)) {
    return planned;
  }
  const problem = { field: null, message: beyondLanguages(author).message };
  return { row: { ...planned.row, outcome: "invalid", fields: [], problems: [problem] }, write: null };
}
