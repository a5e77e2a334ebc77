import { Migration } from "@mikro-orm/migrations";

/** What a part of a label states about the form, as an expression of PostgreSQL. */
const PARTS: [string, object][] = [
  ["said by (a woman|women)", { speaker: "woman" }],
  ["said by (a man|men)", { speaker: "man" }],
  ["said by a woman to a man", { speaker: "woman", listener: "man" }],
  ["said by a woman to a woman", { speaker: "woman", listener: "woman" }],
  ["said by a man to a man", { speaker: "man", listener: "man" }],
  ["said by a man to a woman", { speaker: "man", listener: "woman" }],
  ["to a woman", { listener: "woman" }],
  ["to a man", { listener: "man" }],
  ["to (several people|more than one person|a group)", { listener: "several" }],
  ["to a child", { listener: "child" }],
  ["((slightly |a little |a bit )?more |very )?formal", { register: "formal" }],
  ["(formal or plural|to several people or formal)", { register: "formal" }],
  ["((very )?informal|less formal|colloquial|(a bit more |very )?casual)", { register: "informal" }],
];

const REGION = [
  "Brazil|Portugal|Angola|Mozambique|Spain|Latin America|South America|Central America|Mexico|Argentina|Uruguay|Chile",
  "Peru|Colombia|Cuba|Catalonia|Valencia|Balearic Islands|France|Belgium|Switzerland|Canada|Quebec|Germany|Austria",
  "Bavaria|Netherlands|Flanders|Italy|Egypt|Levant|Gulf|Maghreb|Morocco|Algeria|Tunisia|Iraq|Lebanon|Syria|Jordan",
  "Saudi Arabia|Sudan|Yemen|Iran|Afghanistan|Tajikistan|Pakistan|India|West Bengal|Bangladesh|Tamil Nadu|Sri Lanka",
  "Singapore|Malaysia|Indonesia|mainland China|China|Taiwan|Hong Kong|Kenya|Tanzania|Zanzibar|Uganda|Ethiopia|Cyprus",
  "Moldova|Serbia|Bosnia|Montenegro|Croatia",
].join("|");

const HOW_USUAL = "also common|very common|above all|common|usual|used|everyday|mainly|mostly|especially";

/**
 * Fills in who says each variant to whom, how and where, as far as its label states it surely; an earlier part of a
 * label wins. Texts and labels stay. No change set is recorded, and a seeded row still counts as one that no editor
 * changed. Batches are committed one by one, so that editors save meanwhile; what is filled in stays when it runs again.
 */
const FILL_IN = `
      do $$
      declare
        first int := 0;
        last int;
      begin
        loop
          perform set_config('saywhere.change_set', 'off', true);
          select max(id) into last
          from (select id from public.translation where id > first order by id limit 1000) batch;
          exit when last is null;
          with stated (pattern, structure) as (
            values ${PARTS.map(([pattern, structure]) => `('^${pattern}$', '${JSON.stringify(structure)}'::jsonb)`).join(",\n            ")}
          ), derived as (
            select t.id, jsonb_agg(variant || coalesce(structure, '{}') order by place) as variants
            from public.translation t
            cross join lateral jsonb_array_elements(t.variants) with ordinality form (variant, place)
            left join lateral (
              select jsonb_object_agg(key, value order by part_place desc) as structure
              from regexp_split_to_table(variant ->> 'label', '\\s*[,;()]\\s*') with ordinality part (text, part_place)
              cross join lateral (
                select key, value from stated, jsonb_each(stated.structure)
                where trim(part.text) ~* stated.pattern
                union all
                select 'region', to_jsonb(string_agg(named[1], ', ' order by named_place))
                from regexp_matches(part.text, '(${REGION})', 'g') with ordinality names (named, named_place)
                where trim(part.text) ~ '^((${HOW_USUAL}) in |in )?(the )?(${REGION})( and (the )?(${REGION}))*$'
                having count(*) > 0
              ) parts
            ) read on true
            where t.id > first and t.id <= last and t.variants <> '[]'
            group by t.id
          ), changed as (
            update public.translation t set variants = derived.variants
            from derived where derived.id = t.id and derived.variants <> t.variants
            returning t.id, t.version
          )
          update public.seed_record r set target_version = changed.version
          from changed
          where r.kind = 'translation' and r.target_id = changed.id and r.target_version = changed.version - 1;
          commit;
          first := last;
        end loop;
      end $$`;

/** Who says a variant to whom, in which register and region. */
export class VariantStructure extends Migration {
  override up(): void {
    this.addSql(FILL_IN);
  }

  /** Each batch is a transaction of its own. */
  override isTransactional(): boolean {
    return false;
  }
}
