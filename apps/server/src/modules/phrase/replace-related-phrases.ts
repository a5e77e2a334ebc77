import type { EntityManager } from "@mikro-orm/postgresql";
import { Phrase, RelatedPhrase } from "@saywhere/db/entities/phrase.entity";
import { invalidField } from "../../errors/app-error.ts";

const FIELD = "related_phrase_ids";

/**
 * Replaces the related phrases of a phrase, in the given order; existing relations that remain are not touched.
 *
 * @throws AppError BAD_REQUEST for an unknown phrase, and for the phrase itself
 */
export async function replaceRelatedPhrases(em: EntityManager, id: number, given: number[]): Promise<void> {
  const ids = [...new Set(given)];
  const own = given.indexOf(id);
  if (own >= 0) throw invalidField([FIELD, own], "A phrase cannot be related to itself");
  const existing = await em.find(Phrase, { id: { $in: ids } }, { fields: ["id"], disableIdentityMap: true });
  const known = new Set(existing.map((phrase) => phrase.id));
  const unknown = given.findIndex((related) => !known.has(related));
  if (unknown >= 0) throw invalidField([FIELD, unknown], "There is no such phrase");

  const stored = await em.find(RelatedPhrase, { phrase: id });
  const storedRows = new Map(stored.map((row) => [row.related.id, row]));
  for (const row of stored) if (!ids.includes(row.related.id)) em.remove(row);
  for (const [position, related] of ids.entries()) {
    const row = storedRows.get(related);
    if (row) row.position = position;
    else em.create(RelatedPhrase, { phrase: id, related, position });
  }
}
