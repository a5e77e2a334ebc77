import { Migration } from "@mikro-orm/migrations";

/**
 * A token for one language stays when the language is deleted, and grants nothing then: undoing the deletion could not
 * bring the token back, whose secret the history does not have, and was refused because of it.
 */
export class TokensOfDeletedLanguages extends Migration {
  override up(): void {
    this.addSql("alter table api_token drop constraint api_token_language_id_foreign");
    this.addSql("drop index api_token_language_id_index");
  }
}
