import { Migration } from "@mikro-orm/migrations";

/** The changes of a save, as migration 0022 reads them. */
const SAVED = `
              from public.change
              where change_set_id = new.id`;

/** The same, and one of each translation that needs a review if the setting changed that keeps those off the site. */
const SEEN = `
              from (
                select id, kind, record_id, action from public.change where change_set_id = new.id
                union all
                select c.id, 'translation', t.id, 'update'
                from public.change c join public.translation t on t.needs_review
                where c.change_set_id = new.id and c.kind = 'setting' and c.label = 'reviews'
              ) change
              where true`;

/** Webhooks are notified when the setting of reviews takes translations off the site or brings them back. */
export class WebhooksOfHeldReviews extends Migration {
  override up(): void {
    this.addSql(`
      do $$ begin
        execute replace(pg_get_functiondef('public.add_change_set_events'::regproc), '${SAVED}', '${SEEN.replaceAll("'", "''")}');
      end $$`);
  }
}
