import { Migration } from "@mikro-orm/migrations";

/** The languages whose translations an editor may change, and translations that a reviewer has to check. */
export class Review extends Migration {
  override up(): void {
    this.addSql("alter table person add column if not exists language_ids int[] null");
    this.addSql("alter table person add column if not exists can_review boolean not null default true");
    this.addSql(`
      create or replace trigger person_count_change
        before update of email, name, role, language_ids, can_review, password_changed_at, deactivated_at,
          second_factor_at
        on person for each row execute function public.count_change()`);
    this.addSql(
      "alter table translation add column if not exists needs_review boolean not null default false",
    );
    this.addSql("drop index concurrently if exists translation_needs_review_index");
    this.addSql(
      "create index concurrently translation_needs_review_index on translation (language_id) where needs_review",
    );
  }

  /** The index is built while saves go on. */
  override isTransactional(): boolean {
    return false;
  }
}
