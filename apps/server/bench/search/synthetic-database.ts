import { openDatabase } from "@saywhere/db/database";
import { migrateDatabase } from "@saywhere/db/migrate-database";
import { databaseFromTemplate, withDatabase } from "@saywhere/db/testing/test-database";
import type { Pool, PoolClient } from "pg";
import { type SyntheticText, syntheticEnglish, syntheticLanguage } from "./synthetic-words.ts";

interface Definition {
  drop: string;
  make: string;
}

/**
 * Fills a table without its indexes, foreign keys, unique constraints and triggers, which are made again afterwards:
 * each index at once is far sooner made than row by row.
 */
async function withoutIndexes(pool: Pool, table: string, fill: () => Promise<void>): Promise<void> {
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

export interface SyntheticSize {
  /** How many there are at the end, with those of today's content. */
  languages: number;
  phrases: number;
}

/** Languages that are written at the same time. */
const AT_ONCE = 2;

/**
 * Adds synthetic languages and phrases to the content of a database, with a translation of each phrase in each language. Today's
 * content stays as it is, and comes first in all lists.
 */
async function buildSyntheticContent(pool: Pool, size: SyntheticSize): Promise<void> {
  await addPhrases(pool, size.phrases);
  await addLanguages(pool, size.languages);
  await withoutIndexes(pool, "translation", async () => {
    const { rows: languages } = await pool.query<Language>(
      `select id, script, not ${SYNTHETIC} as known from language order by position desc, id desc`,
    );
    await Promise.all(Array.from({ length: AT_ONCE }, () => addTranslations(pool, languages)));
  });
  await pool.query("vacuum (analyze) translation");
  await pool.query("analyze");
}

async function addPhrases(pool: Pool, count: number): Promise<void> {
  const english = syntheticEnglish();
  const texts = Array.from({ length: count }, (_, index) => `${english.nextText().native} ${index}`);
  await pool.query(
    `insert into phrase (slug, english, category_id, position)
     select 'synthetic-' || n, initcap(left(english, 1)) || substr(english, 2), category.id, 1000 + n
     from unnest($1::text[]) with ordinality as text(english, n)
     join (select id, row_number() over (order by position, id) as place, count(*) over () as count from category)
       as category on category.place = 1 + n % category.count
     where n > (select count(*) from phrase) order by n`,
    [texts],
  );
}

async function addLanguages(pool: Pool, count: number): Promise<void> {
  const made = Array.from({ length: count }, (_, index) => syntheticLanguage(index + 1));
  await pool.query(
    `insert into language (slug, name, native_name, code, script, direction, position)
     select 'synthetic-' || n, 'Synthetic' || n, 'Synthetic' || n, 'x' || n, script, direction, 1000 + n
     from unnest($1::text[], $2::text[]) with ordinality as made(script, direction, n)
     where n > (select count(*) from language) order by n`,
    [made.map(({ script }) => script), made.map(({ direction }) => direction)],
  );
}

interface Language {
  id: number;
  script: string;
  /** A language of the starting content, which has the phrases of the starting content already. */
  known: boolean;
}

const SYNTHETIC = "slug like 'synthetic-%'";

async function addTranslations(pool: Pool, waiting: Language[]): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ id: number; known: boolean }>(
      `select id, not ${SYNTHETIC} as known from phrase order by position, id`,
    );
    for (let language = waiting.pop(); language; language = waiting.pop()) {
      const phrases = rows.filter(({ known }) => !(known && language?.known));
      await addLanguage(
        client,
        language,
        phrases.map(({ id }) => id),
      );
    }
  } finally {
    client.release();
  }
}

/** One statement a language: a text for each phrase, another form for each fourth, and a note as long as ours are. */
async function addLanguage(client: PoolClient, { id, script }: Language, phrases: number[]): Promise<void> {
  const language = syntheticLanguage(id, script);
  const texts = phrases.map(() => language.nextText());
  const forms = phrases.map((_, index) => (index % 4 === 0 ? language.nextText() : null));
  await client.query(
    `insert into translation (language_id, phrase_id, native_text, romanization, usage_notes, variants)
     select $1, phrase_id, native, romanization, repeat('Said among friends. ', 8), coalesce(variants, '[]')
     from unnest($2::int[], $3::text[], $4::text[], $5::jsonb[])
       as made(phrase_id, native, romanization, variants)`,
    [
      id,
      phrases,
      texts.map(({ native }) => native),
      texts.map(({ romanization }) => romanization),
      forms.map((form) => form && JSON.stringify([variantOf(form)])),
    ],
  );
}

function variantOf({ native, romanization }: SyntheticText) {
  return { label: "informal", nativeText: native, romanization, pronunciationGuide: null };
}

export interface BuiltDatabase {
  url: string;
  /** How long it took to build; 0 where it was there. */
  seconds: number;
  /** Removes it, unless it stays for the next run. */
  done(): Promise<void>;
}

/**
 * A database with made-up content beside today's.
 *
 * @param isKept whether it stays for the next time; one that stayed is brought up to date and taken again
 */
export async function builtDatabase(
  databaseUrl: string,
  size: { languages: number; phrases: number },
  isKept: boolean,
): Promise<BuiltDatabase> {
  // The database that is copied must not be in use.
  const clusterUrl = withDatabase(databaseUrl, "postgres");
  const name = `translations_${size.languages * size.phrases}`;
  const url = withDatabase(databaseUrl, name);
  const done = () => Promise.resolve();
  if (isKept && (await isThere(clusterUrl, name))) {
    await migrateDatabase(url);
    return { url, seconds: 0, done };
  }
  const built = await databaseFromTemplate(clusterUrl);
  const start = performance.now();
  const { pool, close } = await openDatabase({ url: built.url });
  await buildSyntheticContent(pool, size);
  await close();
  const seconds = (performance.now() - start) / 1_000;
  if (!isKept) return { url: built.url, seconds, done: built.drop };
  // It gets its name when it is complete.
  const builtName = new URL(built.url).pathname.slice(1);
  await ask(clusterUrl, `alter database ${builtName} rename to ${name}`);
  return { url, seconds, done };
}

async function isThere(clusterUrl: string, name: string): Promise<boolean> {
  return (await ask(clusterUrl, `select from pg_database where datname = '${name}'`)) > 0;
}

/** Returns the number of rows of a statement. */
async function ask(url: string, statement: string): Promise<number> {
  const { pool, close } = await openDatabase({ url });
  try {
    return (await pool.query(statement)).rowCount ?? 0;
  } finally {
    await close();
  }
}
