import type { RegionalVariation, Variant } from "../entities/translation.entity.ts";
import type { Queryable } from "./queryable.ts";

/** A phrase in a language as files have it; its texts are null where it was never translated. */
export interface ExportRow {
  language: string;
  phrase: string;
  english: string;
  native_text: string | null;
  romanization: string | null;
  pronunciation_guide: string | null;
  literal_translation: string | null;
  usage_notes: string | null;
  cultural_notes: string | null;
  audio_url: string | null;
  video_url: string | null;
  regional_variations: RegionalVariation[] | null;
  variants: Variant[] | null;
  /** Where the next batch goes on. */
  place: number;
  phraseId: number;
}

export interface ExportBatch {
  languageId: number;
  /** The phrases that the language lacks, in place of those that it has. */
  missing: boolean;
  after?: Pick<ExportRow, "place" | "phraseId"> | undefined;
  limit: number;
}

/** Some phrases of one language, in the order of the phrases. */
export async function readExportBatch(db: Queryable, batch: ExportBatch): Promise<ExportRow[]> {
  const { languageId, missing, after, limit } = batch;
  const { rows } = await db.query<ExportRow>({
    name: missing ? "export-missing" : "export-translations",
    text: `
      select l.slug as language, p.slug as phrase, p.english, t.native_text, t.romanization,
        t.pronunciation_guide, t.literal_translation, t.usage_notes, t.cultural_notes, t.audio_url, t.video_url,
        t.regional_variations, t.variants, p.position as place, p.id as "phraseId"
      from language l cross join phrase p
      left join translation t on t.phrase_id = p.id and t.language_id = l.id
      where l.id = $1 and t.id is ${missing ? "" : "not"} null and (p.position, p.id) > ($2, $3)
      order by p.position, p.id limit $4`,
    values: [languageId, after?.place ?? -1, after?.phraseId ?? 0, limit],
  });
  return rows;
}

/** The languages of an export, in the order of the site: one, or all. */
export async function listExportLanguages(db: Queryable, slug: string | undefined): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    name: "list-export-languages",
    text: "select id from language where $1::text is null or slug = $1 order by position, id",
    values: [slug ?? null],
  });
  return rows.map(({ id }) => id);
}
