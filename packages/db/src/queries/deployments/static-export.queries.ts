import type { EntryRow } from "../phrase-entry.queries.ts";
import { type Queryable, queryAll } from "../queryable.ts";
import { ENTRY_COLUMNS, INTENTS, LANGUAGE_ORDER, PHRASE_ORDER } from "../sql-parts.ts";

export interface PhraseTextsRow {
  id: number;
  slug: string;
  english: string;
  categorySlug: string;
  categoryName: string;
  isPopular: boolean;
  /** Other ways to say the need that it meets. */
  intents: string[];
  /** Number of languages that have the phrase. */
  languages: number;
}

/** A translation with all texts that search compares. */
export interface TranslationTextsRow {
  id: number;
  phraseId: number;
  native: string;
  romanization: string | null;
  /** Its variants. */
  variants: { native: string; romanization: string | null }[];
}

export interface OldSlugRow {
  kind: "language" | "phrase" | "category";
  slug: string;
  /** The current slug of the record. */
  current: string;
}

/** Lists the phrases with their categories, in the order of `listEntries`. */
export function listPhraseTexts(db: Queryable): Promise<PhraseTextsRow[]> {
  return queryAll<PhraseTextsRow>(db, {
    name: "list-phrase-texts",
    text: `select p.id, p.slug, p.english, c.slug as "categorySlug", c.name as "categoryName",
        p.popular_rank is not null as "isPopular", ${INTENTS} as intents,
        (select count(*)::int from published_translation t where t.phrase_id = p.id) as languages
      from phrase p join category c on c.id = p.category_id order by ${PHRASE_ORDER}`,
  });
}

/** Lists the texts of a language's translations, in the order of the phrases' IDs. */
export function listTranslationTexts(db: Queryable, languageSlug: string): Promise<TranslationTextsRow[]> {
  return queryAll<TranslationTextsRow>(db, {
    name: "list-translation-texts",
    text: `select t.id, t.phrase_id as "phraseId", t.native_text as native, t.romanization, coalesce((
          select json_agg(json_build_object(
            'native', form ->> 'nativeText', 'romanization', form ->> 'romanization') order by place)
          from jsonb_array_elements(t.variants) with ordinality as variant (form, place)
        ), '[]') as variants
      from published_translation t join language l on l.id = t.language_id
      where l.slug = $1 order by t.phrase_id`,
    values: [languageSlug],
  });
}

export interface PhraseDetailTextsRow {
  slug: string;
  pronunciationGuide: string | null;
  usageNotes: string | null;
  audioUrl: string | null;
}

/** Lists what sheets print and export of a language's phrases besides their texts, in list order. */
export function listPhraseDetailTexts(db: Queryable, languageSlug: string): Promise<PhraseDetailTextsRow[]> {
  return queryAll<PhraseDetailTextsRow>(db, {
    name: "list-phrase-detail-texts",
    text: `select p.slug, t.pronunciation_guide as "pronunciationGuide", t.usage_notes as "usageNotes",
        t.audio_url as "audioUrl"
      from published_translation t join phrase p on p.id = t.phrase_id join language l on l.id = t.language_id
      where l.slug = $1 order by ${PHRASE_ORDER}`,
    values: [languageSlug],
  });
}

export interface LanguageSlugsRow {
  slug: string;
  phraseSlugs: string[];
}

/** Lists the slugs of the languages with those of their phrases, in the order of `listEntries`. */
export function listSlugs(db: Queryable): Promise<LanguageSlugsRow[]> {
  return queryAll<LanguageSlugsRow>(db, {
    name: "list-slugs",
    text: `select l.slug, coalesce(said.slugs, '[]') as "phraseSlugs" from language l left join (
        select t.language_id, json_agg(p.slug order by ${PHRASE_ORDER}) as slugs
        from published_translation t join phrase p on p.id = t.phrase_id group by t.language_id
      ) said on said.language_id = l.id
      order by l.position, l.id`,
  });
}

/** Lists a phrase in every language that has it, in the order of the languages. */
export function listEntriesOfPhrase(db: Queryable, phraseSlug: string): Promise<EntryRow[]> {
  return queryAll<EntryRow>(db, {
    name: "list-entries-of-phrase",
    text: `select ${ENTRY_COLUMNS} from published_translation t join phrase p on p.id = t.phrase_id
      join language l on l.id = t.language_id join category c on c.id = p.category_id
      where p.slug = $1 order by ${LANGUAGE_ORDER}`,
    values: [phraseSlug],
  });
}

/** Lists the former slugs of languages, phrases and categories, except those that are in use again. */
export function listOldSlugs(db: Queryable): Promise<OldSlugRow[]> {
  const of = (kind: OldSlugRow["kind"]) => `
    select r.kind, r.slug, target.slug as current from slug_redirect r
    join ${kind} target on target.id = r.target_id
    where r.kind = '${kind}' and not exists (select from ${kind} taken where taken.slug = r.slug)`;
  return queryAll<OldSlugRow>(db, {
    name: "list-old-slugs",
    text: `select kind, slug, current
      from (${of("language")} union all ${of("phrase")} union all ${of("category")}) old
      order by kind, slug collate "C"`,
  });
}
