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

/** A column as visitors see it; see `0035-held-reviews.ts`. */
const shown = (column: string, operator: string): string =>
  `case when t.needs_review and public.holds_reviews() then t.reviewed ${operator} '${column}' else t.${column} end as ${column}`;

/** What visitors send with a suggestion: a recording, and whether the page may thank them by name. */
export class ThanksAndRecordings extends Migration {
  override up(): void {
    this.addSql(`
      alter table translation add column thanks_to text;
      alter table suggestion add column thank boolean not null default false;
      create table suggestion_recording (
        id uuid not null default gen_random_uuid() primary key,
        created_at timestamptz not null default now(),
        suggestion_id int null,
        content bytea not null,
        constraint suggestion_recording_suggestion_id_unique unique (suggestion_id),
        constraint suggestion_recording_suggestion_id_foreign
          foreign key (suggestion_id) references suggestion on delete cascade
      );
      create or replace view published_translation as
        select t.id, t.language_id, t.phrase_id, t.version, t.created_at, t.updated_at,
          ${TEXTS.map((column) => shown(column, "->>")).join(",\n          ")},
          ${LISTS.map((column) => shown(column, "->")).join(",\n          ")},
          ${shown("thanks_to", "->>")}
        from translation t
        where not t.needs_review or t.reviewed is not null or not public.holds_reviews();
    `);
  }
}
