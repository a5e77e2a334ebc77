import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Author } from "@saywhere/db/change-set";
import { Translation } from "@saywhere/db/entities/translation.entity";
import { type Queryable, toQueryable } from "@saywhere/db/queries/queryable";
import {
  listPhrasesWithText,
  listTranslationRows,
} from "@saywhere/db/queries/translations/translation.queries";
import type { AcceptWarningInput } from "@saywhere/validators/content/translation";
import { invalidField } from "../../errors/app-error.ts";
import { recordNotFound } from "../../errors/record-not-found.ts";
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

/**
 * Notes that an editor accepts a warning, or ends that. Of a text that several phrases share, all its translations
 * have the warning, so that one decision is about all of them.
 */
export async function acceptWarning(
  em: EntityManager,
  translation: Translation,
  input: AcceptWarningInput,
  author: Author,
): Promise<void> {
  const accepted = {
    warning: input.warning,
    accepted_by: author.name,
    accepted_at: new Date().toISOString(),
  };
  const warned = [translation];
  if (input.warning === "same-as-other-phrase") warned.push(...(await lockSameTexts(em, translation)));
  for (const one of warned) {
    const others = one.acceptedWarnings.filter(({ warning }) => warning !== input.warning);
    one.acceptedWarnings = input.accepted ? [...others, accepted] : others;
  }
}

async function lockSameTexts(em: EntityManager, { language, phrase, nativeText }: Translation) {
  const same = await listPhrasesWithText(toQueryable(em), {
    languageId: language.id,
    phraseId: phrase.id,
    nativeText,
  });
  const ids = same.map(({ translation_id }) => translation_id);
  return em.find(
    Translation,
    { id: { $in: ids } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: "asc" } },
  );
}
