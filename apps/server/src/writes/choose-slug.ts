import type { EntityManager } from "@mikro-orm/postgresql";
import { SLUG_LENGTH } from "@saywhere/validators/texts/field-schemas";
import { hasLetterOrDigit, slugify } from "@saywhere/validators/urls/slug";
import { AppError, invalidField } from "../errors/app-error.ts";

type Kind = "language" | "category" | "phrase";

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
 * @throws AppError BAD_REQUEST when the text yields no slug, CONFLICT when another record uses it
 */
export async function chooseSlug(em: EntityManager, kind: Kind, choice: SlugChoice): Promise<string> {
  const { given, text, field, id } = choice;
  const slug = given ?? slugify(text);
  if (!hasLetterOrDigit(slug)) {
    throw invalidField([field], "Enter at least one letter or digit, to generate a slug");
  }
  if (slug.length > SLUG_LENGTH) {
    throw invalidField(["slug"], `The slug has more than ${SLUG_LENGTH} characters. Choose a shorter one`);
  }
  const [holder] = await em.execute<{ id: number }[]>(`select id from ${kind} where slug = ?`, [slug]);
  if (holder && holder.id !== id) throw taken(kind, slug, await firstFree(em, kind, slug));
  return slug;
}

async function firstFree(em: EntityManager, kind: Kind, slug: string): Promise<string> {
  const numbered = await em.execute<{ slug: string }[]>(
    `select slug from ${kind} where starts_with(slug, ?)`,
    [`${slug}-`],
  );
  const used = new Set(numbered.map((other) => other.slug));
  let number = 2;
  while (used.has(`${slug}-${number}`)) number++;
  return `${slug}-${number}`;
}

function taken(kind: Kind, slug: string, suggestion: string): AppError {
  const message = `Another ${kind} has the slug “${slug}”. “${suggestion}” is free.`;
  return new AppError("CONFLICT", message, {
    issues: [{ path: ["slug"], message }],
    conflict: { reason: "duplicate", field: "slug", suggestion },
  });
}
