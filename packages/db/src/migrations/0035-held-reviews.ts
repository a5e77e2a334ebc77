import { Migration } from "@mikro-orm/migrations";

const TEXTS = [
  "native_text",
  "romanization",
  "pronunciation_guide",
  "literal_translation",
  "usage_notes",
  "cultural_notes",
  "audio_url",
  "video_url",
  "search_native",
  "search_romanization",
];
const LISTS = ["regional_variations", "variants"];

/** A column as visitors see it. */
const shown = (column: string, operator: string): string =>
  `case when t.needs_review and public.holds_reviews() then t.reviewed ${operator} '${column}' else t.${column} end as ${column}`;

/**
 * What needs a review can stay off the site: `reviewed` has a translation as it was before its review began, and
 * `published_translation` the translations as visitors see them.
 */
export class HeldReviews extends Migration {
  override up(): void {
    this.addSql(`
      alter table translation add column reviewed jsonb null;
      create function public.holds_reviews() returns boolean language sql stable as $$
        select exists (select from public.setting where key = 'reviews' and value = '"held"')
      $$;
      create function public.store_reviewed() returns trigger language plpgsql as $$
        begin
          -- The null of JSON says that there was nothing before, where the same transaction added the row.
          if not new.needs_review or new.reviewed = 'null' then
            new.reviewed := null;
          elsif tg_op = 'UPDATE' and not old.needs_review and new.reviewed is null then
            new.reviewed := to_jsonb(old) - 'reviewed';
          end if;
          return new;
        end $$;
      create trigger translation_store_reviewed before insert or update on translation
        for each row execute function public.store_reviewed();
      create view published_translation as
        select t.id, t.language_id, t.phrase_id, t.version, t.created_at, t.updated_at,
          ${TEXTS.map((column) => shown(column, "->>")).join(",\n          ")},
          ${LISTS.map((column) => shown(column, "->")).join(",\n          ")}
        from translation t
        where not t.needs_review or t.reviewed is not null or not public.holds_reviews();
    `);
    // The history records what editors change, and not this copy of it.
    this.addSql(`
      do $$ begin
        execute replace(pg_get_functiondef('public.record_change'::regproc), 'search_romanization',
          'search_romanization,reviewed');
      end $$`);
  }
}
