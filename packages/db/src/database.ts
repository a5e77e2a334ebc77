import { MikroORM } from "@mikro-orm/postgresql";
import { OrmDialect } from "./connections/orm-dialect.ts";
import { type CheckedPool, type DatabaseOptions, openCheckedPool } from "./open-checked-pool.ts";
import { ormOptions } from "./orm-options.ts";

export interface Database extends CheckedPool {
  /** Entities and read queries share the pool's connections. */
  orm: MikroORM;
}

/**
 * Opens a database for entities and read queries. A connection that breaks later is replaced on its next use: an
 * unavailable PostgreSQL fails queries, but does not end the process.
 *
 * @throws DatabaseError if the database cannot be reached, is older than PostgreSQL 15, or is not in UTF-8
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { pool, close: closePool } = await openCheckedPool(options);
  const orm = await MikroORM.init({
    ...ormOptions(options.url),
    driverOptions: () => new OrmDialect({ pool }),
  });
  const close = async () => {
    await orm.close();
    await closePool();
  };
  return { orm, pool, close };
}
