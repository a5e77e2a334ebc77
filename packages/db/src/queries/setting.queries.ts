import { SECOND_FACTOR_RULE } from "./accounts/second-factor.queries.ts";
import { AUTO_GENERATE } from "./content-version.queries.ts";
import { formerId } from "./history/former-records.ts";
import type { Queryable } from "./queryable.ts";
import { isoTime } from "./sql-parts.ts";

/** Reads the stored settings by key; a setting with its default value may be missing. */
export async function readSettings(db: Queryable): Promise<Record<string, unknown>> {
  const { rows } = await db.query<{ key: string; value: unknown }>({
    name: "read-settings",
    text: "select key, value from setting",
  });
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

export interface SettingsVersion {
  /** Increases with every change of a setting. */
  version: number;
  savedBy: string | null;
  savedAt: string | null;
}

/** Reads the version of all settings together, and who saved them last. */
export async function readSettingsVersion(db: Queryable): Promise<SettingsVersion> {
  const { rows } = await db.query<SettingsVersion>({
    name: "read-settings-version",
    text: `
      select coalesce(newest.id, 0)::float8 + 1 as version, s.author_name as "savedBy",
        ${isoTime("s.at")} as "savedAt"
      from (select max(id) as id from (select id from change where kind = 'setting' and label not in ('${AUTO_GENERATE}', '${SECOND_FACTOR_RULE}') offset 0) changes) newest
      left join change on change.id = newest.id left join change_set s on s.id = change.change_set_id`,
  });
  return rows[0] ?? { version: 1, savedBy: null, savedAt: null };
}

/** Blocks other writes of settings until the transaction ends. */
export async function lockSettings(db: Queryable): Promise<void> {
  await db.query({ text: "lock table setting in share row exclusive mode" });
}

/** Stores the given settings by key; other settings are unchanged. A setting that was unset gets its former ID. */
export async function writeSettings(db: Queryable, settings: Record<string, unknown>): Promise<void> {
  await db.query({
    text: `
      insert into setting (id, key, value)
      select coalesce(${formerId("setting", "key")}, nextval(pg_get_serial_sequence('setting', 'id'))), key, value
      from jsonb_each($1::jsonb)
      on conflict (key) do update set value = excluded.value where setting.value <> excluded.value`,
    values: [JSON.stringify(settings)],
  });
}
