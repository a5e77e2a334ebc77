import {
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from "kysely";

/**
 * The dialect by which MikroORM connects to PostgreSQL. Kysely returns a connection to the pool only after a successful
 * commit or rollback, and never one that was lost before its transaction started or rolled back: after as many losses
 * as the pool has connections, every call would wait forever.
 */
export class OrmDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ReleasingDriver(this.#config);
  }
}

type Connection = Parameters<PostgresDriver["releaseConnection"]>[0];

class ReleasingDriver extends PostgresDriver {
  override async beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
    try {
      await super.beginTransaction(connection, settings);
    } catch (error) {
      await this.releaseConnection(connection);
      throw error;
    }
  }

  override async rollbackTransaction(connection: Connection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch {
      // The transaction ended with its connection. The caller gets the error that caused the rollback.
    }
  }
}
