import { Migration } from "@mikro-orm/migrations";

/** Indexes for the lists of the administration area. */
export class AdminLists extends Migration {
  override up(): void {
    this.addSql(`
      create index phrase_position_id_index on phrase (position, id);
      create index translation_updated_at_id_index on translation (updated_at, id);
      create index translation_same_text_index on translation (language_id, md5(search_native));
    `);
  }
}
