import { Migration } from "@mikro-orm/migrations";

/**
 * Runs at the end of a transaction, and holds its lock until the transaction is visible to others: whoever sees a
 * position also sees all lower ones. Positions taken earlier would be visible in any order.
 */
const FUNCTION = `
  create or replace function public.place_change_set() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('saywhere change_set.commit_position'));
      update public.change_set set commit_position = nextval('public.change_set_commit_position_seq')
        where id = new.id;
      return null;
    end $$`;

/** The lock of the trigger's creation waits for running saves, so later ones get positions above all existing IDs. */
const TRIGGER = `
  do $$
    begin
      drop trigger if exists change_set_commit_position on public.change_set;
      create constraint trigger change_set_commit_position after insert on public.change_set
        deferrable initially deferred for each row execute function public.place_change_set();
      perform setval('public.change_set_commit_position_seq', greatest(
        (select coalesce(max(id), 0) + 1 from public.change_set),
        (select last_value from public.change_set_commit_position_seq)));
    end $$`;

/** The order in which saves were committed, for programs that read what changed. */
export class CommitOrder extends Migration {
  override up(): void {
    this.addSql("alter table change_set add column if not exists commit_position bigint null");
    this.addSql(
      "create sequence if not exists change_set_commit_position_seq owned by change_set.commit_position",
    );
    this.addSql(FUNCTION);
    this.addSql(TRIGGER);
    this.addSql("update change_set set commit_position = id where commit_position is null");
    this.addSql("drop index concurrently if exists change_set_commit_position_unique");
    this.addSql(
      "create unique index concurrently change_set_commit_position_unique on change_set (commit_position)",
    );
  }

  /** The index is built while saves go on. */
  override isTransactional(): boolean {
    return false;
  }
}
