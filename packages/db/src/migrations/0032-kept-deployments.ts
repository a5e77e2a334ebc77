import { Migration } from "@mikro-orm/migrations";

/** Which deployments can be restored, and which changes of the content each of them brought to the site. */
export class KeptDeployments extends Migration {
  override up(): void {
    this.addSql("alter table deployment add column by_program boolean not null default false");
    this.addSql("alter table deployment add column changes jsonb null");
    this.addSql("alter table deployment add column kept boolean not null default true");
    // Earlier versions removed the backups of all but the last ten.
    this.addSql(`
      update deployment set kept = false where id not in (
        select id from (
          select id, row_number() over (partition by target order by id desc) as place
          from deployment where status = 'succeeded'
        ) newest where place <= 10)`);
  }
}
