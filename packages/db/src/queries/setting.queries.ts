import type { Queryable } from "./queryable.ts";

/** Every stored setting by its key; what was never stored is missing. */
export async function readSettings(db: Queryable): Promise<Record<string, unknown>> {
  const { rows } = await db.query<{ key: string; value: unknown }>({
    name: "read-settings",
    text: "select key, value from setting",
  });
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}
