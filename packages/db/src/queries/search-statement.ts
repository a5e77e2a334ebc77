import { ENTRY_COLUMNS, ENTRY_ORDER } from "./sql-parts.ts";

/** Scripts written without spaces: words are found anywhere in a text. */
const UNSPACED = "[\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u2e80-\\u9fff\\uf900-\\ufaff]";

/** How similar a part of a longer text must be; one word of a query of two is not enough. */
const PART_LEAST = 0.55;

/** What is compared, and how its rows lead to translations. */
const SEARCHED = [
  { column: "p.search_english", from: "phrase p", to: "join translation t on t.phrase_id = p.id" },
  { column: "t.search_native", from: "translation t", to: "" },
  { column: "t.search_romanization", from: "translation t", to: "" },
];

/**
 * The statement of a search; $1 is the text and $2 the limit. Literal matches come first. Similar texts are
 * looked for when the literal ones leave room, and less strictly when there are none: then the text has a
 * typo. All comparisons are ones that trigram indexes serve.
 *
 * @param condition what translations `t` must fulfil besides
 */
export function searchStatement(condition: string): string {
  const literal = SEARCHED.map(
    ({ column, from, to }) => `
      select t.id, ${literalRank(column)} as rank
      from query q join ${from} on ${column} like any (q.patterns) ${to} where ${condition}`,
  );
  const similar = SEARCHED.map(
    ({ column, from, to }) => `
      select t.id, 5 - greatest(similarity(${column}, q.text), strict_word_similarity(q.text, ${column}))
      from typo q join ${from} on (${column} % q.text or q.text <<% ${column}) ${to}
      where ${condition} and (similarity(${column}, q.text) >= q.least
        or strict_word_similarity(q.text, ${column}) >= ${PART_LEAST})`,
  );
  return `
    with normal as materialized (
      select search_normalize($1) as text
    ), query as materialized (
      select text, case
        when text ~ '${UNSPACED}' then array['%' || text || '%']
        when char_length(text) > 2 then array[text || '%', '% ' || text || '%']
        else array[text, text || ' %', '% ' || text, '% ' || text || ' %'] end as patterns
      from normal where text <> ''
    ), literal as materialized (${literal.join(" union all ")}
    ), typo as materialized (
      select text, case when char_length(text) > 5 and not exists (select from literal) then 0.3 else 0.45 end as least
      from query where char_length(text) > 2 and (select count(distinct id) from literal) < $2
    ), best as (
      select id, min(rank) as rank
      from (select * from literal union all ${similar.join(" union all ")}) hit group by id
    )
    select ${ENTRY_COLUMNS}
    from best join translation t on t.id = best.id join phrase p on p.id = t.phrase_id
    join language l on l.id = t.language_id join category c on c.id = p.category_id
    order by best.rank, ${ENTRY_ORDER} limit $2`;
}

/** The kind of a literal match, the best first. */
function literalRank(column: string): string {
  return `case
        when ${column} = q.text then 0
        when ${column} like q.text || '%' then 1
        when ' ' || ${column} || ' ' like '% ' || q.text || ' %' then 2
        else 3 end`;
}
