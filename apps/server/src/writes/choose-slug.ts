import type { EntityManager } from "@mikro-orm/postgresql";
import { type Queryable, toQueryable } from "@saywhere/db/queries/queryable";
import { findSlugHolder, type KindWithSlug, listSlugsFrom } from "@saywhere/db/queries/slug.queries";
import { SLUG_LENGTH } from "@saywhere/validators/texts/field-schemas";
import { hasLetterOrDigit, slugify } from "@saywhere/validators/urls/slug";
import { duplicateField, invalidField } from "../errors/app-error.ts";

/** Room for a hyphen and a number of four digits. */
const SUFFIX_LENGTH = 5;

interface SlugChoice {
  /** The slug that the caller chose, if any. */
  given: string | undefined;
  /** The text that a slug is otherwise made from, and its field. */
  text: string;
  field: string;
  /** The record that the slug is for; null for a new one. */
  id: number | null;
}

/**
 * Returns the slug of a record: the given one, or one made from its text. A former slug of another record is free.
 *
 * @throws AppError BAD_REQUEST when the text yields no slug, or a language's slug has only digits, CONFLICT when
 *   another record uses it
 */
export async function chooseSlug(em: EntityManager, kind: KindWithSlug, choice: SlugChoice): Promise<string> {
  const { given, text, field, id } = choice;
  const slug = given ?? slugify(text);
  if (!hasLetterOrDigit(slug)) {
    throw invalidField([field], "Enter at least one letter or digit, to generate a slug");
  }
  if (slug.length > SLUG_LENGTH) {
    throw invalidField(["slug"], `The slug has more than ${SLUG_LENGTH} characters. Choose a shorter one`);
  }
  const db = toQueryable(em);
  const holder = await findSlugHolder(db, kind, slug);
  if (holder && holder.id === id) return slug;
  // One path takes a language's slug or ID for reads, and its ID for writes: both must mean the same language.
  if (kind === "language" && /^\d+$/.test(slug)) {
    const message = "A language’s slug needs a letter: digits alone are the ID of a language";
    throw invalidField([given === undefined ? field : "slug"], message);
  }
  if (!holder) return slug;
  const suggestion = await firstFree(db, kind, slug);
  const message = `Another ${kind} has the slug “${slug}”. “${suggestion}” is free.`;
  throw duplicateField("slug", message, { suggestion });
}

async function firstFree(db: Queryable, kind: KindWithSlug, slug: string): Promise<string> {
  // Without trailing hyphens, and without half of a surrogate pair that the cut divided.
  const base = slug.slice(0, SLUG_LENGTH - SUFFIX_LENGTH).replace(/-*[\uD800-\uDBFF]?$/, "");
  const used = new Set(await listSlugsFrom(db, kind, `${base}-`));
  let number = 2;
  while (used.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}
