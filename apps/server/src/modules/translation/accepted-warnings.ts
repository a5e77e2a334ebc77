import type { Author } from "@saywhere/db/change-set";
import type { Translation } from "@saywhere/db/entities/translation.entity";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { listTranslationRows } from "@saywhere/db/queries/translations/translation.queries";
import type { AcceptWarningInput } from "@saywhere/validators/content/translation";
import { invalidField } from "../../errors/app-error.ts";
import { recordNotFound } from "../../writes/optimistic-lock.ts";
import { allWarningsOf } from "./translation.presenter.ts";

/** @throws AppError NOT_FOUND, BAD_REQUEST for a warning to accept that the text does not have */
export async function checkWarning(
  db: Queryable,
  { id, warning, accepted }: AcceptWarningInput,
): Promise<void> {
  const [row] = await listTranslationRows(db, [id]);
  if (!row?.translation) throw recordNotFound("translation");
  const { translation, phrase, language, sameText } = row;
  const texts = { ...translation, english: phrase.english, script: language.script, sameText };
  if (accepted && !allWarningsOf(texts).includes(warning)) {
    throw invalidField(["warning"], "The translation no longer has this warning");
  }
}

/** Notes that an editor accepts a warning, or takes that back. */
export function acceptWarning(
  translation: Translation,
  { warning, accepted }: AcceptWarningInput,
  author: Author,
): void {
  const others = translation.acceptedWarnings.filter((one) => one.warning !== warning);
  const added = { warning, accepted_by: author.name, accepted_at: new Date().toISOString() };
  translation.acceptedWarnings = accepted ? [...others, added] : others;
}
