import { Migration } from "@mikro-orm/migrations";

/** The emergency numbers of the countries where a language is met; null where nobody entered or removed any. */
export class EmergencyNumbers extends Migration {
  override up(): void {
    this.addSql(`
      alter table language add column emergency_numbers jsonb null;
      alter table language add constraint language_emergency_numbers_are_a_list check (jsonb_typeof(emergency_numbers) = 'array');
    `);
  }
}
