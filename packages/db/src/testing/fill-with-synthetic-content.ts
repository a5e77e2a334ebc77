import type { Pool } from "pg";

const SLOW_INDEXES = [
  "translation_search_native_index",
  "translation_search_romanization_index",
  "translation_terms_index",
];

/** SQL of a few words of pseudo-random letters, from an expression that differs from row to row. */
const words = (seed: string): string =>
  `substr(translate(md5(${seed}), '0123456789abcdef', ' aeioubdgklmnprs'), 1, 20)`;

/**
 * Replaces the content by 1,000 phrases in a number of languages, each of them translated. Their letters are similar in
 * all languages, which is enough for query plans. The benchmarks of the server, which measure searches, add texts of
 * many scripts to the content instead.
 */
export async function fillWithSyntheticContent(
  pool: Pool,
  { languages }: { languages: number },
): Promise<void> {
  const { rows } = await pool.query<{ definition: string }>(
    "select pg_get_indexdef(name::regclass) as definition from unnest($1::text[]) name",
    [SLOW_INDEXES],
  );
  // Without a history, whose rows would take longer than the content.
  await pool.query(`
    select set_config('saywhere.change_set', 'off', true);
    truncate language, category, phrase cascade;
    drop index ${SLOW_INDEXES.join(", ")};
    insert into category (slug, name, position) select 'c' || n, 'Category ' || n, n from generate_series(1, 20) n;
    insert into language (slug, name, native_name, code, script, direction, position)
      select 'l' || n, 'Language ' || n, 'Native ' || n, chr(97 + n / 26) || chr(97 + n % 26), 'Latn', 'ltr', n from generate_series(1, ${languages}) n;
    insert into phrase (slug, english, category_id, position, popular_rank)
      select 'p' || n, ${words("'e' || n")}, c.id, n, case when n % 60 = 0 then n / 60 end
      from generate_series(1, 1000) n join category c on c.position = 1 + n % 20;
    insert into translation (language_id, phrase_id, native_text, romanization)
      select l.id, p.id, ${words("'n' || l.id || '/' || p.id")},
        case when l.position % 2 = 0 then ${words("'r' || l.id || '/' || p.id")} end
      from language l, phrase p;
    ${rows.map(({ definition }) => definition).join(";")};
    analyze`);
}
