import { Migration } from "@mikro-orm/migrations";

/** Scripts written without spaces: there a pair of letters takes the place of a word. */
const UNSPACED = String.raw`\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uf900-\ufaff`;

/**
 * As before, with what is left of the skeleton of a whole text without each of its letters: the terms by which a text
 * with a missing or a mistaken consonant is found.
 */
const SEARCH_TERMS = String.raw`
      create or replace function public.search_terms(value text, prefix text) returns text[]
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
              if left(skeleton, 1) = '=' and char_length(skeleton) between 4 and 9 then
                for place in 2 .. char_length(skeleton) loop
                  terms := terms || (prefix || '-' || substr(skeleton, 2, place - 2) || substr(skeleton, place + 1));
                end loop;
              end if;
            end loop;
            return terms;
          end
        $$;`;

/** Texts are found although a consonant of theirs is missing, too many or mistaken. */
export class NearTerms extends Migration {
  override up(): void {
    this.addSql(SEARCH_TERMS);
    // It holds what the function made of the translations before. Half built by an earlier try, it is in the way.
    this.addSql("drop index concurrently if exists translation_terms_index_ccnew");
    this.addSql("reindex index concurrently translation_terms_index");
  }

  /** Translations are written meanwhile, which an index that is made anew in a transaction holds up. */
  override isTransactional(): boolean {
    return false;
  }
}
