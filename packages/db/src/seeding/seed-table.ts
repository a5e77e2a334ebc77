import { hash } from "node:crypto";
import type { Client } from "pg";
import type { SeedRow, seedRows } from "./seed-rows.ts";

export interface SeedCounts {
  inserted: number;
  updated: number;
  /** Rows that are unchanged since they were seeded, with unchanged content. */
  unchanged: number;
  /** Rows that were not written, because an editor changed, deleted or created them. */
  kept: number;
}

export interface SeededTable {
  table: string;
  /** Columns and their types. */
  columns: Record<string, string>;
  /** The columns that identify a row. */
  identity: string[];
  /**
   * Columns that are filled in also in a row that an editor changed, as long as they are null: columns that the table
   * did not have when the row was seeded. An editor who removes their content leaves another value than null.
   */
  filled?: string[];
  /** Columns that refer to another seeded table; the content has slugs there. */
  references?: Record<string, string>;
}

/**
 * Updates one table from the content in one statement. A row is written if it is new, or if its content changed and no
 * editor changed the row. `seed_record` stores which row each piece of content created, and its version, so that changed
 * slugs and deletions are recognized. New rows get their IDs in the order of the content, which keeps the data files of
 * the static export small.
 */
export async function seedTable(client: Client, seeded: SeededTable, rows: SeedRow[]): Promise<SeedCounts> {
  const content = rows.map((row) => ({ ...row, hash: hash("sha256", JSON.stringify(row)) }));
  const result = await client.query<SeedCounts>(seedStatement(seeded), [JSON.stringify(content)]);
  return result.rows[0] as SeedCounts;
}

function seedStatement({ table, columns, identity, references = {}, filled = [] }: SeededTable): string {
  const names = Object.keys(columns);
  const types = names.map((name) => `${name} ${name in references ? "text" : columns[name]}`);
  const values = names.map((name) => (name in references ? `${name}_row.id as ${name}` : `content.${name}`));
  const lookups = Object.entries(references).map(([name, target]) => lookUp(name, target));
  const complete = Object.keys(references).map((name) => ` and known.${name} is not null`);
  return `
    with known as materialized (
      select content.place, content.key, content.hash, ${values.join(", ")},
        record.target_id, record.target_version, record.hash as seeded_hash, target.version as found_version
      from rows from (jsonb_to_recordset($1) as (key text, hash text, ${types.join(", ")}))
        with ordinality as content(key, hash, ${names.join(", ")}, place)
      left join seed_record record on record.kind = '${table}' and record.key = content.key
      left join ${table} target on target.id = record.target_id
      ${lookups.join("")}
    ), updated as (
      update ${table} target set ${names.map((name) => `${name} = known.${name}`).join(", ")}
      from known where target.id = known.target_id and target.version = known.target_version
        and known.hash <> known.seeded_hash${complete.join("")}
      returning known.key, known.hash, target.id, target.version
    ), ${filled
      .map(
        (name) => `filled_${name} as (
      update ${table} target set ${name} = known.${name}
      from known where target.id = known.target_id and target.version <> known.target_version
        and target.${name} is null and known.${name} is not null
    ), `,
      )
      .join("")}inserted as (
      insert into ${table} (${names.join(", ")})
      select ${names.join(", ")} from known where target_id is null${complete.join("")}
      order by place
      on conflict do nothing
      returning id, version, ${identity.join(", ")}
    ), recorded as (
      insert into seed_record (kind, key, hash, target_id, target_version)
      select '${table}', key, hash, id, version from updated
      union all
      select '${table}', key, hash, id, version from inserted join known using (${identity.join(", ")})
      on conflict (kind, key) do update set hash = excluded.hash, target_version = excluded.target_version
    ), counted as (
      select (select count(*) from inserted) as inserted, (select count(*) from updated) as updated,
        count(*) filter (where found_version = target_version and hash = seeded_hash) as unchanged,
        count(*) as total from known
    )
    select inserted::int, updated::int, unchanged::int,
      (total - inserted - updated - unchanged)::int as kept from counted`;
}

/** Finds the row that was seeded from the referenced content, also under a changed slug; else the row with that slug. */
function lookUp(column: string, target: string): string {
  return `
      left join (
        select distinct on (coalesce(record.key, row.slug)) coalesce(record.key, row.slug) as slug, row.id
        from ${target} row left join seed_record record
          on record.kind = '${target}' and record.target_id = row.id
        order by coalesce(record.key, row.slug), record.key nulls last
      ) ${column}_row on ${column}_row.slug = content.${column}`;
}

type Name = keyof ReturnType<typeof seedRows>;

/** The tables that the content fills, in an order in which every reference finds its row. */
export const SEEDED_TABLES: (SeededTable & { table: Name })[] = [
  {
    table: "category",
    columns: { slug: "text", name: "text", description: "text", position: "int" },
    identity: ["slug"],
  },
  {
    table: "phrase",
    columns: {
      slug: "text",
      english: "text",
      category_id: "int",
      popular_rank: "int",
      position: "int",
      intents: "text[]",
    },
    identity: ["slug"],
    filled: ["intents"],
    references: { category_id: "category" },
  },
  {
    table: "related_phrase",
    columns: { phrase_id: "int", related_id: "int", position: "int" },
    identity: ["phrase_id", "related_id"],
    references: { phrase_id: "phrase", related_id: "phrase" },
  },
  {
    table: "language",
    columns: {
      slug: "text",
      name: "text",
      native_name: "text",
      code: "text",
      script: "text",
      direction: "text",
      family: "text",
      speakers: "text",
      regions: "text",
      writing: "text",
      description: "text",
      position: "int",
      aliases: "text[]",
      emergency_numbers: "jsonb",
    },
    identity: ["slug"],
    filled: ["emergency_numbers"],
  },
  {
    table: "translation",
    columns: {
      language_id: "int",
      phrase_id: "int",
      native_text: "text",
      romanization: "text",
      pronunciation_guide: "text",
      literal_translation: "text",
      usage_notes: "text",
      cultural_notes: "text",
      regional_variations: "jsonb",
      variants: "jsonb",
    },
    identity: ["language_id", "phrase_id"],
    references: { language_id: "language", phrase_id: "phrase" },
  },
  {
    table: "synonym_group",
    columns: { terms: "text[]" },
    identity: ["terms"],
  },
];
