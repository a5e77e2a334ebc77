import type { EntityManager } from "@mikro-orm/postgresql";
import { CompiledQuery } from "kysely";
import type { QueryConfig, QueryResultRow } from "pg";

/** What the read queries need of a pool, a client or a transaction. */
export interface Queryable {
  query<Row extends QueryResultRow>(config: QueryConfig): Promise<{ rows: Row[] }>;
}

/**
 * Lets the queries run in the transaction of an EntityManager. Values go to the database beside the
 * statement, not written into it as MikroORM's `execute` does, which matters where they are megabytes.
 */
export function toQueryable(em: EntityManager): Queryable {
  const connection = em.getKysely();
  return {
    query: async <Row>({ text, values }: { text: string; values?: unknown[] }) => {
      const { rows } = await connection.executeQuery<Row>(CompiledQuery.raw(text, values ?? []));
      return { rows };
    },
  };
}
