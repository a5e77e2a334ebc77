import type { Author } from "@saywhere/db/change-set";
import { Translation } from "@saywhere/db/entities/translation.entity";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { listTranslationRows } from "@saywhere/db/queries/translations/translation.queries";
import type { AcceptWarningInput } from "@saywhere/validators/content/translation";
import { invalidField } from "../../errors/app-error.ts";
import type { ContentWriter } from "../../writes/content-writer.ts";
import { lockRecord, recordNotFound } from "../../writes/optimistic-lock.ts";
import { allWarningsOf } from "./translation.presenter.ts";

const KIND = "translation";

/**
 * Saves that an editor accepts a warning, or takes that back.
 *
 * @throws AppError NOT_FOUND, BAD_REQUEST for a warning that the text does not have, StaleVersionError
 */
export async function saveAcceptedWarning(
  { db, writer }: { db: Queryable; writer: ContentWriter },
  { id, warning, accepted, version }: AcceptWarningInput,
  author: Author,
): Promise<void> {
  const [row] = await listTranslationRows(db, [id]);
  if (!row?.translation) throw recordNotFound(KIND);
  const { translation, phrase, language, sameText } = row;
  const texts = { ...translation, english: phrase.english, script: language.script, sameText };
  if (accepted && !allWarningsOf(texts).includes(warning)) {
    throw invalidField(["warning"], "The translation no longer has this warning");
  }
  await writer.run(author, "edit", async (em) => {
    const stored = await lockRecord(em, Translation, KIND, { id, version });
    const others = stored.acceptedWarnings.filter((one) => one.warning !== warning);
    const added = { warning, accepted_by: author.name, accepted_at: new Date().toISOString() };
    em.assign(stored, { acceptedWarnings: accepted ? [...others, added] : others });
  });
}
