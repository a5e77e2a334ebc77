import { Migration } from "@mikro-orm/migrations";

/** API tokens that only read, or only change the translations of one language, and the last characters of tokens. */
export class RestrictedTokens extends Migration {
  override up(): void {
    this.addSql("alter table api_token add column read_only boolean not null default false");
    this.addSql("alter table api_token add column suffix text null");
    this.addSql("alter table api_token add column language_id int null");
    this.addSql(
      "alter table api_token add constraint api_token_language_id_foreign foreign key (language_id) references language (id) on delete cascade",
    );
    this.addSql("create index api_token_language_id_index on api_token (language_id)");
  }
}
