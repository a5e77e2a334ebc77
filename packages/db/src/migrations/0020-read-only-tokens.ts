import { Migration } from "@mikro-orm/migrations";

/** API tokens that only read, and the last characters of tokens. */
export class ReadOnlyTokens extends Migration {
  override up(): void {
    this.addSql("alter table api_token add column read_only boolean not null default false");
    this.addSql("alter table api_token add column suffix text null");
  }
}
