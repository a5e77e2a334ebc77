import type { EntityManager } from "@mikro-orm/postgresql";
import type { Category } from "@saywhere/db/entities/category.entity";
import type { Language } from "@saywhere/db/entities/language.entity";
import type { Phrase } from "@saywhere/db/entities/phrase.entity";
import { actorWith, type OpenServices } from "./open-services.ts";

export const [EDITOR, ADMINISTRATOR] = [actorWith("editor"), actorWith("administrator")];

/** Writes as the services do, and returns the id of the change set. */
export async function save(
  { writer }: OpenServices,
  work: (em: EntityManager) => Promise<unknown>,
): Promise<string> {
  const { changeSetId } = await writer.run(EDITOR.author, "edit", work);
  if (!changeSetId) throw new Error("nothing was changed");
  return changeSetId;
}

export function remove(
  open: OpenServices,
  entity: typeof Language | typeof Phrase | typeof Category,
  slug: string,
): Promise<string> {
  return save(open, async (em) => em.remove(await em.findOneOrFail<{ slug: string }>(entity, { slug })));
}

export interface Content {
  related_phrase: { id: number }[];
  [table: string]: unknown;
}

/** Returns all content that editors can restore, without the versions and times that the database sets. */
export async function contentOf({ database }: Pick<OpenServices, "database">): Promise<Content> {
  const content: Record<string, unknown> = {};
  for (const table of ["language", "category", "phrase", "related_phrase", "translation"]) {
    const { rows } = await database.pool.query<{ row: unknown }>(
      `select to_jsonb(r) - '{version,updated_at,created_at}'::text[] as row from ${table} r order by id`,
    );
    content[table] = rows.map(({ row }) => row);
  }
  const { rows } = await database.pool.query("select kind, slug, target_id from slug_redirect order by 1, 2");
  return { ...content, redirects: rows } as unknown as Content;
}
