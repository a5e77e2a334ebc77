import { Migration } from "@mikro-orm/migrations";

/**
 * Warnings about a translation that editors have accepted. They belong to the text: a change of it empties them, unless
 * the same change writes them too, as undoing does.
 */
export class AcceptedWarnings extends Migration {
  override up(): void {
    this.addSql(`
      alter table translation add column accepted_warnings jsonb not null default '[]';
      create function public.empty_accepted_warnings() returns trigger language plpgsql as $$
        begin
          new.accepted_warnings := '[]';
          return new;
        end $$;
      create trigger translation_empty_accepted_warnings before update on translation
        for each row when (
          (new.native_text, new.romanization) is distinct from (old.native_text, old.romanization)
          and new.accepted_warnings = old.accepted_warnings and new.accepted_warnings <> '[]')
        execute function public.empty_accepted_warnings();
    `);
  }
}
