import { Migration } from "@mikro-orm/migrations";

/**
 * What search compares: texts in compatibility form, without case, accents, marks, invisible characters and
 * punctuation, and with one form of each Arabic and Persian letter and digit. The query goes through the same
 * function, so both sides always agree. Everything is schema-qualified: dumps are restored without a search path.
 */
const SEARCH_NORMALIZE = String.raw`
      create function public.search_normalize(value text) returns text
        language sql immutable strict parallel safe as $$
          select btrim(regexp_replace(
            public.unaccent('public.unaccent', lower(normalize(regexp_replace(
              translate(normalize(value, NFKD),
                'ىیېکڪہھەةۃٱ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹־',
                'يييككههههها01234567890123456789 '),
              '[\u00ad\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u02b0-\u02ff\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+',
              '', 'g'), NFKC) collate "und-x-icu")),
            '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u0387\u060c\u061b-\u061f\u066a-\u066d\u06d4\u0964\u0965\u1360-\u1368\u2000-\u206f\u3000-\u3004\u3008-\u3020\u3030\u303d\u30fb]+',
            ' ', 'g'))
        $$;
      create function public.search_normalize_all(names text[]) returns text[]
        language sql immutable strict parallel safe as $$
          select array(
            select distinct public.search_normalize(name) from unnest(names) as name
            where public.search_normalize(name) <> '')
        $$;`;

export class Search extends Migration {
  override up(): void {
    this.addSql("create extension if not exists pg_trgm");
    this.addSql("create extension if not exists unaccent");
    this.addSql(SEARCH_NORMALIZE);
    this.addSql(`
      alter table language add search_names text[] not null
        generated always as (public.search_normalize_all(array[name, native_name, code] || aliases)) stored;
      alter table phrase add search_english text not null
        generated always as (public.search_normalize(english)) stored;
      alter table translation
        add search_native text not null generated always as (public.search_normalize(native_text)) stored,
        add search_romanization text generated always as (public.search_normalize(romanization)) stored;
      create index phrase_search_english_index on phrase using gin (search_english gin_trgm_ops);
      create index translation_search_native_index on translation using gin (search_native gin_trgm_ops);
      create index translation_search_romanization_index on translation
        using gin (search_romanization gin_trgm_ops);
    `);
  }
}
