import { Migration } from "@mikro-orm/migrations";

/**
 * The translations that visitors do not see while reviews are held: they are counted apart, so that all others can be counted
 * in an index, without reading their rows.
 */
export class IndexOfUnpublishedTranslations extends Migration {
  override up(): void {
    this.addSql("drop index concurrently if exists translation_unpublished_index");
    this.addSql(
      `create index concurrently translation_unpublished_index on translation (phrase_id, language_id)
        where needs_review and reviewed is null`,
    );
  }

  override isTransactional(): boolean {
    return false;
  }
}
