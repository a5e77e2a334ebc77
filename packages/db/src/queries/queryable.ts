import type { QueryConfig, QueryResultRow } from "pg";

/** What the read queries need of a pool, a client or a transaction. */
export interface Queryable {
  query<Row extends QueryResultRow>(config: QueryConfig): Promise<{ rows: Row[] }>;
}
