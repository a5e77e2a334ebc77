import { Migration } from "@mikro-orm/migrations";

/** The terms that the translations of a language use. */
export class Glossary extends Migration {
  override up(): void {
    this.addSql(`
      alter table language add column glossary jsonb not null default '[]';
      alter table language add constraint language_glossary_is_a_list check (jsonb_typeof(glossary) = 'array') not valid;
      alter table language validate constraint language_glossary_is_a_list;
    `);
  }
}
