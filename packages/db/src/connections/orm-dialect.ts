import {
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from "kysely";

/**
 * What MikroORM talks to PostgreSQL by. Kysely gives a connection back after a commit or a rollback that succeeded, and
 * one that was lost before the transaction began or before it was rolled back never: after as many losses as the pool
 * has connections, every call would wait forever.
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
      // The transaction ended with its connection. The caller gets the error that made it roll back.
    }
  }
}
