import type { Pool } from "pg";

interface Definition {
  drop: string;
  make: string;
}

/**
 * Fills a table without its indexes, foreign keys, unique constraints and triggers, which are made again afterwards:
 * each index at once is far sooner made than row by row.
 */
export async function withoutIndexes(pool: Pool, table: string, fill: () => Promise<void>): Promise<void> {
  const constraints = await pool.query<Definition>(
    `select format('alter table %I drop constraint %I', $1::text, conname) as drop,
       format('alter table %I add constraint %I %s', $1::text, conname, pg_get_constraintdef(oid)) as make
     from pg_constraint where conrelid = $1::regclass and contype in ('u', 'f')`,
    [table],
  );
  const indexes = await pool.query<Definition>(
    `select format('drop index %I', relname) as drop, pg_get_indexdef(oid) as make
     from pg_class join pg_index on indexrelid = oid
     where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  );
  const definitions = [...constraints.rows, ...indexes.rows];
  for (const { drop } of definitions) await pool.query(drop);
  await pool.query(`alter table ${table} disable trigger user`);
  await fill();
  await pool.query(`alter table ${table} enable trigger user`);
  const client = await pool.connect();
  try {
    await client.query("set maintenance_work_mem = '1GB'");
    for (const { make } of definitions) await client.query(make);
    await client.query("reset maintenance_work_mem");
  } finally {
    client.release();
  }
}
