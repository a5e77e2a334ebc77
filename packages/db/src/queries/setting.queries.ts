import { AUTO_GENERATE } from "./content-version.queries.ts";
import type { Queryable } from "./queryable.ts";
import { isoTime } from "./sql-parts.ts";

/** Every stored setting by its key; what was never stored is missing. */
export async function readSettings(db: Queryable): Promise<Record<string, unknown>> {
  const { rows } = await db.query<{ key: string; value: unknown }>({
    name: "read-settings",
    text: "select key, value from setting",
  });
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

export interface SettingsVersion {
  /** Grows with every change of any setting. */
  version: number;
  savedBy: string | null;
  savedAt: string | null;
}

/** Which version of the settings as a whole is stored, and who saved it. */
export async function readSettingsVersion(db: Queryable): Promise<SettingsVersion> {
  const { rows } = await db.query<SettingsVersion>({
    name: "read-settings-version",
    text: `
      select coalesce(newest.id, 0)::float8 + 1 as version, s.author_name as "savedBy",
        ${isoTime("s.at")} as "savedAt"
      from (select max(id) as id from (select id from change where kind = 'setting' and label <> '${AUTO_GENERATE}' offset 0) changes) newest
      left join change on change.id = newest.id left join change_set s on s.id = change.change_set_id`,
  });
  return rows[0] ?? { version: 1, savedBy: null, savedAt: null };
}

/** Keeps everybody else from writing settings until the transaction ends. */
export async function lockSettings(db: Queryable): Promise<void> {
  await db.query({ text: "lock table setting in share row exclusive mode" });
}

/** Stores settings by their keys; those that are not given stay. */
export async function writeSettings(db: Queryable, settings: Record<string, unknown>): Promise<void> {
  await db.query({
    text: `
      insert into setting (key, value) select key, value from jsonb_each($1::jsonb)
      on conflict (key) do update set value = excluded.value where setting.value <> excluded.value`,
    values: [JSON.stringify(settings)],
  });
}
