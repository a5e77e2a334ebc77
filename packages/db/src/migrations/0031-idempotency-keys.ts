import { Migration } from "@mikro-orm/migrations";

/** Keys by which programs repeat a call without repeating its change. */
export class IdempotencyKeys extends Migration {
  override up(): void {
    this.addSql(`
      create table idempotency_key (
        caller text not null,
        key text not null,
        fingerprint text not null,
        result jsonb not null,
        response jsonb null,
        created_at timestamptz not null default now(),
        primary key (caller, key)
      );
      create index idempotency_key_created_at_index on idempotency_key (created_at);
    `);
  }
}
