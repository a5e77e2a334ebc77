import { Migration } from "@mikro-orm/migrations";

/** Other ways to say the need that a phrase meets; null where nobody entered or removed any. */
export class Intents extends Migration {
  override up(): void {
    this.addSql("alter table phrase add column intents text[] null;");
  }
}
