import { Migration } from "@mikro-orm/migrations";

/** Scripts written without spaces: there a pair of letters takes the place of a word. */
const UNSPACED = String.raw`\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uf900-\ufaff`;

/**
 * The twin of `textTerms`, with what each term begins with. All skeletons of a text are made at once, because regular
 * expressions take longer than all the rest; that of repeated letters takes them by two, because for any number of
 * them PostgreSQL would try all the letters that follow.
 */
const SEARCH_TERMS = String.raw`
      create function public.search_terms(value text, prefix text) returns text[]
        language plpgsql immutable strict parallel safe as $$
          declare
            compact text := replace(value, ' ', '');
            terms text[] := array[prefix || '^' || compact];
            unspaced boolean := value ~ '[${UNSPACED}]';
            word text;
            long_words text := '';
            letters text;
            skeleton text;
          begin
            if compact = '' then
              return '{}';
            end if;
            foreach word in array case when unspaced
              then array(select match[1] from regexp_matches(value, '[${UNSPACED}]+|[^${UNSPACED} ]+', 'g') as match)
              else string_to_array(value, ' ') end
            loop
              if unspaced and word ~ '[${UNSPACED}]' then
                for place in 1 .. char_length(word) loop
                  terms := terms || (prefix || substr(word, place, 1));
                  terms := terms || (prefix || substr(word, place, 2));
                end loop;
              else
                terms := terms || (prefix || word);
                if char_length(word) > 3 then
                  long_words := long_words || ' ~' || word;
                end if;
              end if;
            end loop;
            if not unspaced and char_length(compact) > 3 then
              long_words := long_words || ' =' || compact;
            end if;
            if long_words = '' then
              return terms;
            end if;
            letters := '';
            foreach word in array string_to_array(substr(translate(long_words, 'cqgzwbdёй', 'kkksvptеи'), 2), ' ') loop
              letters := letters || ' ' || translate(left(word, 2), 'eiouy', 'aaaaa') || translate(substr(word, 3), 'aeiouyhаеиоуыэюяьъαεηιουω', '');
            end loop;
            while letters ~ '([^ ])\1' loop
              letters := regexp_replace(letters, '([^ ])\1', '\1', 'g');
            end loop;
            foreach skeleton in array string_to_array(substr(letters, 2), ' ') loop
              if char_length(skeleton) > (case left(skeleton, 1) when '~' then 3 else 2 end) then
                terms := terms || (prefix || skeleton);
              end if;
            end loop;
            return terms;
          end
        $$;`;

/**
 * All terms of a translation, each behind the letter of a share of the languages: what half of all translations have
 * can be looked for in a small share first. Terms are cut, so that no text is too long for the index. The cost keeps
 * PostgreSQL from computing the terms of many rows where it could ask the index.
 */
const TRANSLATION_TERMS = `
      create function public.translation_terms(
        language_id integer, search_native text, search_romanization text, variants jsonb
      ) returns tsvector
        language plpgsql immutable parallel safe cost 10000 as $$
          declare
            share text := chr(97 + language_id % 16);
            terms text[] := public.search_terms(search_native, share) || ('@' || language_id);
            variant jsonb;
          begin
            if search_romanization is not null then
              terms := terms || public.search_terms(search_romanization, share);
            end if;
            for variant in select * from pg_catalog.jsonb_array_elements(variants) loop
              terms := terms || public.search_terms(public.search_normalize(variant ->> 'nativeText'), share);
              if variant ->> 'romanization' is not null then
                terms := terms || public.search_terms(public.search_normalize(variant ->> 'romanization'), share);
              end if;
            end loop;
            if char_length(array_to_string(terms, '')) > 400 then
              terms := array(select left(term, 400) from unnest(terms) as term);
            end if;
            return pg_catalog.array_to_tsvector(terms);
          end
        $$;`;

/** An index of the terms by which translations are found. */
export class SearchTerms extends Migration {
  override up(): void {
    this.addSql(SEARCH_TERMS);
    this.addSql(TRANSLATION_TERMS);
    // Without a list of what is still to be sorted in, which every search would have to read through.
    this.addSql(`
      create index translation_terms_index on translation using gin
        (translation_terms(language_id, search_native, search_romanization, variants)) with (fastupdate = off);
    `);
  }
}
