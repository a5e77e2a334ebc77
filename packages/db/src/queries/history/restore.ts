import { increasePhraseVersions } from "../phrase-version.queries.ts";
import { type Queryable, queryAll } from "../queryable.ts";
import type { RelatedState } from "./record-changes.queries.ts";
import { POSITION_COLUMNS, RESTORE_ORDER, type RestorableTable, WITH_SLUG } from "./restorable-tables.ts";
import { columnsOf, RestoreError, type StateSource, writeStates } from "./restore-rows.ts";

/** The state of each changed row of a table before and after a change set. */
const net = (table: RestorableTable): string => `
  select row_id, (array_agg(label order by id desc))[1] as label,
    (array_agg(before order by id))[1] as before, (array_agg(after order by id desc))[1] as after
  from (
    select *, (coalesce(before, after) ->> 'id')::int as row_id from change
    where change_set_id = $1 and kind = '${table}'
  ) changes group by row_id`;

/** Rows that a deletion would delete by cascade. */
const DEPENDENTS: Partial<Record<RestorableTable, { table: string; column: string }>> = {
  category: { table: "phrase", column: "category_id" },
  language: { table: "translation", column: "language_id" },
  phrase: { table: "translation", column: "phrase_id" },
};

/**
 * Undoes every change of a change set. Must run in a transaction of `withChangeSet`, so that the undo can be undone too.
 *
 * @param kinds the kinds of records in the change set
 * @throws RestoreError if a record changed since, or another record is in conflict
 */
export async function restoreChangeSet(db: Queryable, changeSetId: string, kinds: string[]): Promise<void> {
  // A concurrent undo of the same change set waits, and then fails because the records changed.
  await db.query({ text: "select 1 from change_set where id = $1 for update", values: [changeSetId] });
  const tables = RESTORE_ORDER.filter((table) => kinds.includes(table));
  for (const table of tables) await refuseChanged(db, table, changeSetId);
  // Categories are deleted last, after the phrases that were moved into them have been moved back.
  const deletions = tables.toReversed().filter((table) => table !== "category");
  for (const table of deletions) await deleteCreated(db, table, changeSetId);
  for (const table of tables) {
    const text = `select before as state from (${net(table)}) net where before is not null`;
    await writeStates(db, table, { text, values: [changeSetId] });
  }
  if (tables.includes("category")) await deleteCreated(db, "category", changeSetId);
  if (tables.includes("related_phrase")) await countRelations(db, changeSetId);
  for (const table of tables.filter((one) => WITH_SLUG.has(one))) {
    const { rows } = await db.query<{ slug: string }>({
      text: `select after ->> 'slug' as slug from (${net(table)}) net where after ->> 'slug' is distinct from before ->> 'slug'`,
      values: [changeSetId],
    });
    const slugs = rows.map(({ slug }) => slug);
    await redirectFreedSlugs(db, table, slugs, changeSetId);
  }
}

/**
 * Lets slugs that no record has any more lead to the records that had them last.
 *
 * @param undone the change set that is undone, whose records do not count
 */
async function redirectFreedSlugs(
  db: Queryable,
  table: RestorableTable,
  slugs: string[],
  undone: string | null,
): Promise<void> {
  if (slugs.length === 0) return;
  await db.query({
    text: `
      insert into slug_redirect (kind, slug, target_id)
      select distinct on (slug) kind, slug, record_id
      from (select id, kind, record_id, change_set_id, before ->> 'slug' as slug, after ->> 'slug' as next from change) earlier
      where kind = '${table}' and slug is distinct from next
        and change_set_id is distinct from $1 and change_set_id <> current_setting('saywhere.change_set')::bigint
        and slug = any($2)
        and exists (select from ${table} where ${table}.id = record_id)
        and not exists (select from ${table} where ${table}.slug = earlier.slug)
      order by slug, id desc
      on conflict (kind, slug) do update set target_id = excluded.target_id`,
    values: [undone, slugs],
  });
}

/** Gives phrases of which only the related phrases changed a new version, so that no older form overwrites these. */
async function countRelations(db: Queryable, changeSetId: string): Promise<void> {
  const phrases = await queryAll<{ id: number }>(db, {
    text: `
      select record_id as id from change where change_set_id = $1 and kind in ('phrase', 'related_phrase')
      group by record_id having bool_and(kind = 'related_phrase')`,
    values: [changeSetId],
  });
  await increasePhraseVersions(
    db,
    phrases.map(({ id }) => id),
  );
}

async function refuseChanged(db: Queryable, table: RestorableTable, changeSetId: string): Promise<void> {
  const states: StateSource = {
    text: `select after as state from (${net(table)}) net where after is not null`,
    values: [changeSetId],
  };
  const { missing } = await columnsOf(db, table, states);
  const positions = POSITION_COLUMNS[table] ?? [];
  await db.query({
    text: `select 1 from ${table} where id in (select row_id from (${net(table)}) net) order by id for update`,
    values: [changeSetId],
  });
  const { rows } = await db.query<{ label: string; count: number }>({
    text: `
      select label, count(*) over ()::int as count from (${net(table)}) net
      left join ${table} record on record.id = net.row_id
      where to_jsonb(record) - $2::text[] is distinct from net.after - $3::text[] order by row_id limit 1`,
    values: [changeSetId, [...missing, ...positions], positions],
  });
  const [first] = rows;
  if (!first) return;
  const others = first.count === 1 ? "was" : `and ${first.count - 1} more were`;
  throw new RestoreError(
    `“${first.label}” ${others} changed since. Undo the later change first, or restore the record from its history.`,
  );
}

async function deleteCreated(db: Queryable, table: RestorableTable, changeSetId: string): Promise<void> {
  const created = `select row_id from (${net(table)}) net where before is null`;
  const dependent = DEPENDENTS[table];
  if (dependent) {
    const { rows } = await db.query<{ label: string; count: number }>({
      text: `
        select label_of_record('${table}', to_jsonb(record)) as label, count(*)::int as count
        from ${table} record join ${dependent.table} dependent on dependent.${dependent.column} = record.id
        where record.id in (${created}) group by record.id limit 1`,
      values: [changeSetId],
    });
    const [first] = rows;
    if (first) {
      throw new RestoreError(
        `“${first.label}” has ${counted(first.count, dependent.table)} by now. Move or delete what belongs to it first.`,
      );
    }
  }
  await db.query({ text: `delete from ${table} where id in (${created})`, values: [changeSetId] });
}

function counted(count: number, table: string): string {
  return `${count} ${table}${count === 1 ? "" : "s"}`;
}

/**
 * Restores a record to a state; a deleted record gets its former ID. What visitors see of an existing translation that
 * needs a review stays: it may have been reviewed since. Must run in a transaction of `withChangeSet`.
 *
 * @param kept columns that an existing record keeps as they are now
 * @throws RestoreError if a referenced row was deleted, or a unique value is taken
 */
export async function restoreRecord(
  db: Queryable,
  table: RestorableTable,
  state: Record<string, unknown>,
  kept: readonly string[] = [],
): Promise<void> {
  const text = `
    select case when exists (select from ${table} where id = ($1::jsonb ->> 'id')::int)
      then $1::jsonb - $2::text[] else $1::jsonb end as state`;
  const slugs = WITH_SLUG.has(table) ? await slugsOf(db, table, state) : [];
  await writeStates(db, table, { text, values: [JSON.stringify(state), ["reviewed", ...kept]] });
  await redirectFreedSlugs(db, table, slugs, null);
}

/** Returns the slug that a record has now, if it exists. */
async function slugsOf(
  db: Queryable,
  table: RestorableTable,
  { id }: Record<string, unknown>,
): Promise<string[]> {
  const { rows } = await db.query<{ slug: string }>({
    text: `select slug from ${table} where id = $1`,
    values: [id],
  });
  return rows.map(({ slug }) => slug);
}

/** Deletes a setting, which restores its default, also if it has another ID now than the one that the history has. */
export async function unsetSetting(db: Queryable, id: number): Promise<void> {
  await db.query({
    text: "delete from setting where key in (select label from change where kind = 'setting' and record_id = $1)",
    values: [id],
  });
}

/** Restores the related phrases of a phrase, except deleted ones. A phrase whose relations change has a new version. */
export async function restoreRelatedPhrases(
  db: Queryable,
  phraseId: number,
  related: RelatedState[],
): Promise<void> {
  const removed = await db.query({
    text: "delete from related_phrase where phrase_id = $1 and related_id <> all($2::int[]) returning id",
    values: [phraseId, related.map(({ related_id }) => related_id)],
  });
  const written = await db.query({
    text: `
      insert into related_phrase (phrase_id, related_id, position)
      select $1::int, related_id, position from jsonb_to_recordset($2::jsonb) as r (related_id int, position int)
      where exists (select from phrase where id = related_id)
      on conflict (phrase_id, related_id) do update set position = excluded.position
      where related_phrase.position <> excluded.position
      returning id`,
    values: [phraseId, JSON.stringify(related)],
  });
  if (removed.rows.length === 0 && written.rows.length === 0) return;
  await increasePhraseVersions(db, [phraseId]);
}
