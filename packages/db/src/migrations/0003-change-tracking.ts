import { Migration } from "@mikro-orm/migrations";

const CONTENT = [
  "language",
  "category",
  "phrase",
  "related_phrase",
  "translation",
  "slug_redirect",
  "setting",
];
const WITH_SLUG = ["language", "category", "phrase"];

const FUNCTIONS = `
      create function public.count_change() returns trigger language plpgsql as $$
        begin
          new.updated_at := now();
          new.version := old.version + 1;
          return new;
        end $$;
      create function public.tell_content_change() returns trigger language plpgsql as $$
        begin
          perform pg_notify('content_changed', tg_table_name);
          return null;
        end $$;
      create function public.keep_slug_redirects() returns trigger language plpgsql as $$
        begin
          if tg_op = 'DELETE' then
            delete from public.slug_redirect where kind = tg_table_name and target_id = old.id;
            return null;
          end if;
          delete from public.slug_redirect where kind = tg_table_name and slug = new.slug;
          if tg_op = 'UPDATE' then
            insert into public.slug_redirect (kind, slug, target_id) values (tg_table_name, old.slug, new.id)
            on conflict (kind, slug) do update set target_id = excluded.target_id;
          end if;
          return null;
        end $$;`;

/** Versions and times of change, redirects from old slugs, and the news of changes, kept by the database. */
export class ChangeTracking extends Migration {
  override up(): void {
    this.addSql(FUNCTIONS);
    for (const table of CONTENT) {
      this.addSql(`
        create trigger ${table}_count_change before update on ${table}
          for each row execute function public.count_change();
        create trigger ${table}_tell_change after insert or update or delete or truncate on ${table}
          for each statement execute function public.tell_content_change();`);
    }
    for (const table of WITH_SLUG) {
      this.addSql(`
        create trigger ${table}_new_slug after insert or delete on ${table}
          for each row execute function public.keep_slug_redirects();
        create trigger ${table}_other_slug after update on ${table}
          for each row when (old.slug <> new.slug) execute function public.keep_slug_redirects();`);
    }
  }
}
