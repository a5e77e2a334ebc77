import type { RegionalVariation, Variant } from "../entities/translation.entity.ts";
import type { Queryable } from "./queryable.ts";

/** A record and the texts that a file may name it by. */
export interface Named {
  id: number;
  slug: string;
  /** English name of a language, English text of a phrase. */
  name: string;
  /** Null for a phrase. */
  code: string | null;
  oldSlugs: string[];
}

/** Every language, or every phrase, by what files call them. */
export async function listNamed(db: Queryable, kind: "language" | "phrase"): Promise<Named[]> {
  const columns = kind === "language" ? "name, code" : "english as name, null as code";
  const { rows } = await db.query<Named>({
    name: `list-named-${kind}s`,
    text: `
      select id, slug, ${columns}, array(
        select slug from slug_redirect where kind = '${kind}' and target_id = ${kind}.id
      ) as "oldSlugs"
      from ${kind}`,
  });
  return rows;
}

export interface Pair {
  languageId: number;
  phraseId: number;
}

/** What a file can say of a translation. */
export interface TranslationTexts {
  native_text: string;
  romanization: string | null;
  pronunciation_guide: string | null;
  literal_translation: string | null;
  usage_notes: string | null;
  cultural_notes: string | null;
  audio_url: string | null;
  video_url: string | null;
  regional_variations: RegionalVariation[];
  variants: Variant[];
}

export interface StoredTranslation extends Pair, TranslationTexts {}

/** The translations of pairs of language and phrase; pairs without one are missing. */
export async function findTranslations(db: Queryable, pairs: Pair[]): Promise<StoredTranslation[]> {
  const { rows } = await db.query<StoredTranslation>({
    name: "find-translations",
    text: `
      select t.language_id as "languageId", t.phrase_id as "phraseId", native_text, romanization,
        pronunciation_guide, literal_translation, usage_notes, cultural_notes, audio_url, video_url,
        regional_variations, variants
      from unnest($1::int[], $2::int[]) pair (language_id, phrase_id)
      join translation t on t.language_id = pair.language_id and t.phrase_id = pair.phrase_id`,
    values: [pairs.map(({ languageId }) => languageId), pairs.map(({ phraseId }) => phraseId)],
  });
  return rows;
}

/**
 * Keeps everybody else from writing translations until the transaction ends, and from deleting the languages and
 * phrases named. (The locks are taken in the order in which deleting takes them, so that none waits for the other.)
 *
 * @returns whether every one of them is still there
 */
export async function lockTranslations(
  db: Queryable,
  languageIds: number[],
  phraseIds: number[],
): Promise<boolean> {
  const lock = async (table: string, ids: number[]): Promise<boolean> => {
    const { rows } = await db.query({
      text: `select id from ${table} where id = any($1::int[]) order by id for key share`,
      values: [ids],
    });
    return rows.length === ids.length;
  };
  const there = [await lock("language", languageIds), await lock("phrase", phraseIds)];
  await db.query({ text: "lock table translation in share row exclusive mode" });
  return there.every(Boolean);
}

/** Writes translations whole: new ones, and over those that are there and differ. */
export async function writeTranslations(db: Queryable, translations: StoredTranslation[]): Promise<void> {
  const columns = [
    "native_text",
    "romanization",
    "pronunciation_guide",
    "literal_translation",
    "usage_notes",
    "cultural_notes",
    "audio_url",
    "video_url",
    "regional_variations",
    "variants",
  ];
  const list = (row: string): string => columns.map((column) => `${row}.${column}`).join(", ");
  await db.query({
    text: `
      insert into translation (language_id, phrase_id, ${columns.join(", ")})
      select "languageId", "phraseId", ${columns.join(", ")}
      from jsonb_to_recordset($1::jsonb) as given ("languageId" int, "phraseId" int, native_text text,
        romanization text, pronunciation_guide text, literal_translation text, usage_notes text,
        cultural_notes text, audio_url text, video_url text, regional_variations jsonb, variants jsonb)
      on conflict (phrase_id, language_id) do update
        set ${columns.map((column) => `${column} = excluded.${column}`).join(", ")}
        where (${list("translation")}) is distinct from (${list("excluded")})`,
    values: [JSON.stringify(translations)],
  });
}
