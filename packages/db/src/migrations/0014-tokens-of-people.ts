import { Migration } from "@mikro-orm/migrations";

/**
 * Revokes the API tokens that would work no more, or with less than their role, because a token acts for the person who
 * made it: those of people who were deactivated, those above the role that their maker has, and those without a maker,
 * which other tokens made. Otherwise they would work again as soon as the account or the role comes back.
 */
export class TokensOfPeople extends Migration {
  override up(): void {
    this.addSql(`
      update api_token set revoked_at = now()
      where revoked_at is null and not exists (
        select from person
        where person.id = created_by_id and deactivated_at is null
          and (person.role = 'administrator' or api_token.role = 'editor'))`);
  }
}
