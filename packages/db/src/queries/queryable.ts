import type { EntityManager } from "@mikro-orm/postgresql";
import type { QueryConfig, QueryResultRow } from "pg";

/** What the read queries need of a pool, a client or a transaction. */
export interface Queryable {
  query<Row extends QueryResultRow>(config: QueryConfig): Promise<{ rows: Row[] }>;
}

/** Returns all rows of a query. */
export async function queryAll<Row extends QueryResultRow>(
  db: Queryable,
  config: QueryConfig,
): Promise<Row[]> {
  return (await db.query<Row>(config)).rows;
}

/** Returns the first row of a query; null if it has none. */
export async function queryFirst<Row extends QueryResultRow>(
  db: Queryable,
  config: QueryConfig,
): Promise<Row | null> {
  return (await db.query<Row>(config)).rows[0] ?? null;
}

/**
 * Runs queries in the transaction of an EntityManager. Parameters are sent beside the statement, and not written into
 * it as by MikroORM's `execute`, which matters where they are megabytes.
 */
export function toQueryable(em: EntityManager): Queryable {
  const connection = em.getKysely();
  return {
    query: async <Row>({ text, values }: { text: string; values?: unknown[] }) => {
      // A caller with an EntityManager has already loaded Kysely; programs that only read start without it.
      const { CompiledQuery } = await import("kysely");
      const { rows } = await connection.executeQuery<Row>(CompiledQuery.raw(text, values ?? []));
      return { rows };
    },
  };
}
