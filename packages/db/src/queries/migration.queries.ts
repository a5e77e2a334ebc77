import { ormOptions } from "../orm-options.ts";
import type { Queryable } from "./queryable.ts";

const NAMES = (ormOptions("").migrations?.migrationsList ?? []).map(({ name }) => name);

/** Whether every migration that this version knows ran; a newer version may have added others. */
export async function isMigrated(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ ran: number }>({
    text: "select count(*)::int as ran from mikro_orm_migrations where name = any($1)",
    values: [NAMES],
  });
  return rows[0]?.ran === NAMES.length;
}
