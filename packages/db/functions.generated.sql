-- The views, functions and triggers that the migrations result in, each by name.
-- Written by `pnpm --filter @saywhere/db functions:write`. To change one, add a migration.

create view published_translation as
 SELECT id,
    language_id,
    phrase_id,
    version,
    created_at,
    updated_at,
        CASE
            WHEN needs_review AND holds_reviews() THEN reviewed ->> 'native_text'::text
            ELSE native_text
        END AS native_text,
        CASE
            WHEN needs_review AND holds_reviews() THEN reviewed ->> 'romanization'::text
            ELSE romanization
        END AS romanization,
        CASE
            WHEN needs_review AND holds_reviews() THEN reviewed ->> 'pronunciation_guide'::text
            ELSE pronunciation_guide
        END AS pronunciation_guide,
        CASE
            WHEN needs_review AND holds_reviews() THEN reviewed ->> 'literal_translation'::text
            ELSE literal_translation
        END AS literal_translation,
        CASE
            WHEN needs_review AND holds_reviews() THEN reviewed ->> 'usage_notes'::text
            ELSE usage_notes
        END AS usage_notes,
        CASE
            WHEN needs_review AND holds_reviews() THEN reviewed ->> 'cultural_notes'::text
            ELSE cultural_notes
        END AS cultural_notes,
        CASE
            WHEN needs_review AND holds_reviews() THEN reviewed ->> 'audio_url'::text
            ELSE audio_url
        END AS audio_url,
        CASE
            WHEN needs_review AND holds_reviews() THEN reviewed ->> 'video_url'::text
            ELSE video_url
        END AS video_url,
        CASE
            WHEN needs_review AND holds_reviews() THEN reviewed ->> 'search_native'::text
            ELSE search_native
        END AS search_native,
        CASE
            WHEN needs_review AND holds_reviews() THEN reviewed ->> 'search_romanization'::text
            ELSE search_romanization
        END AS search_romanization,
        CASE
            WHEN needs_review AND holds_reviews() THEN reviewed -> 'regional_variations'::text
            ELSE regional_variations
        END AS regional_variations,
        CASE
            WHEN needs_review AND holds_reviews() THEN reviewed -> 'variants'::text
            ELSE variants
        END AS variants,
        CASE
            WHEN needs_review AND holds_reviews() THEN reviewed ->> 'thanks_to'::text
            ELSE thanks_to
        END AS thanks_to
   FROM translation t
  WHERE NOT needs_review OR reviewed IS NOT NULL OR NOT holds_reviews();

CREATE OR REPLACE FUNCTION public.add_change_set_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        declare
          saved public.change_set;
          previous jsonb;
          counts jsonb := '{}';
          changed record;
        begin
          if not exists (select from public.webhook_endpoint where active) then
            return null;
          end if;
          select * into saved from public.change_set where id = new.id;
          if not found then
            return null;
          end if;
          select jsonb_build_array(s.commit_position::text, c.id::text, (extract(epoch from s.at) * 1000000)::bigint)
            into previous
            from public.change_set s join public.change c on c.change_set_id = s.id
            where s.commit_position < saved.commit_position order by s.commit_position desc, c.id desc limit 1;
          for changed in
            with record as (
              select case kind when 'related_phrase' then 'phrase' else kind end as kind, record_id, min(id) as id,
                (array_agg(action order by id) filter (where kind <> 'related_phrase'))[1] as first,
                (array_agg(action order by id desc) filter (where kind <> 'related_phrase'))[1] as last
              from (
                select id, kind, record_id, action from public.change where change_set_id = new.id
                union all
                select c.id, 'translation', t.id, 'update'
                from public.change c join public.translation t on t.needs_review
                where c.change_set_id = new.id and c.kind = 'setting' and c.label = 'reviews'
              ) change
              where true
                and kind in ('language', 'category', 'phrase', 'related_phrase', 'translation')
              group by 1, 2
            ), net as (
              select kind, record_id, id,
                case when last = 'delete' then case when first <> 'create' then 'deleted' end
                  when first = 'create' then 'created' else 'updated' end as action
              from record
            )
            select kind || '.' || action as type, count(*) as count,
              (array_agg(record_id order by id))[1:100] as ids
            from net where action is not null group by kind, action order by min(id)
          loop
            counts := counts || jsonb_build_object(changed.type, changed.count);
            perform public.add_webhook_event(changed.type, jsonb_build_object(
              'reason', saved.reason, 'count', changed.count, 'ids', changed.ids,
              'more', changed.count > 100, 'previous', previous));
          end loop;
          if saved.reason = 'import' then
            perform public.add_webhook_event('import.finished',
              jsonb_build_object('counts', counts, 'previous', previous));
          end if;
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.add_deployment_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          perform public.add_webhook_event(
            case new.status when 'succeeded' then 'deployment.finished' else 'deployment.failed' end,
            jsonb_build_object('deployment_id', new.id, 'error', new.error));
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.add_up_stamps()
 RETURNS void
 LANGUAGE sql
AS $function$
        with taken as (
          delete from public.content_stamp
          where id in (select id from public.content_stamp for update skip locked) returning stamp
        )
        insert into public.content_stamp (stamp) select sum(stamp) from taken having count(*) > 0
      $function$;

CREATE OR REPLACE FUNCTION public.add_up_tallies()
 RETURNS void
 LANGUAGE sql
AS $function$
        with taken as (
          delete from public.translation_tally
          where id in (select id from public.translation_tally for update skip locked)
          returning language_id, translated, romanized, with_audio
        )
        insert into public.translation_tally (language_id, translated, romanized, with_audio)
        select language_id, sum(translated), sum(romanized), sum(with_audio) from taken group by language_id
        having sum(translated) <> 0 or sum(romanized) <> 0 or sum(with_audio) <> 0
      $function$;

CREATE OR REPLACE FUNCTION public.add_webhook_event(event_type text, event_data jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
          with event as (
            insert into public.webhook_event (type, data)
            select event_type, event_data
            where exists (select from public.webhook_endpoint where active and event_type = any (events))
            returning id)
          insert into public.webhook_delivery (endpoint_id, event_id)
          select endpoint.id, event.id from event, public.webhook_endpoint endpoint
          where endpoint.active and event_type = any (endpoint.events) order by endpoint.id
        $function$;

CREATE OR REPLACE FUNCTION public.count_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          new.updated_at := now();
          new.version := old.version + 1;
          return new;
        end $function$;

CREATE OR REPLACE FUNCTION public.empty_accepted_warnings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          new.accepted_warnings := '[]';
          return new;
        end $function$;

CREATE OR REPLACE FUNCTION public.holds_reviews()
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
        select exists (select from public.setting where key = 'reviews' and value = '"held"')
      $function$;

CREATE OR REPLACE FUNCTION public.is_time_to_add_up(newest bigint, added bigint)
 RETURNS boolean
 LANGUAGE sql
AS $function$
        select newest % 256 < added and current_setting('transaction_isolation') = 'read committed'
      $function$;

CREATE OR REPLACE FUNCTION public.keep_slug_redirects()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
        end $function$;

CREATE OR REPLACE FUNCTION public.label_of_record(kind text, record jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
          select case kind
            when 'phrase' then record ->> 'english'
            when 'setting' then record ->> 'key'
            when 'translation' then
              coalesce((select english from public.phrase where id = (record ->> 'phrase_id')::int), record ->> 'native_text')
              || coalesce(' in ' || (select name from public.language where id = (record ->> 'language_id')::int), '')
            when 'related_phrase' then coalesce(
              (select english from public.phrase where id = (record ->> 'related_id')::int), 'Related phrase')
            when 'task' then regexp_replace(
              record ->> 'title', '^\s*\[([^][]+)\]\([^()]*(?:\([^()]*\)[^()]*)*\)\s*$', '\1')
            when 'synonym_group' then (
              select string_agg(term, ', ' order by place) from jsonb_array_elements_text(record -> 'terms')
                with ordinality listed (term, place) where place <= 3)
              || case when jsonb_array_length(record -> 'terms') > 3 then ' …' else '' end
            else record ->> 'name'
          end
        $function$;

CREATE OR REPLACE FUNCTION public.place_change_set()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      perform pg_advisory_xact_lock(hashtext('saywhere change_set.commit_position'));
      update public.change_set set commit_position = nextval('public.change_set_commit_position_seq')
        where id = new.id;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.record_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        declare
          change_set text := nullif(current_setting('saywhere.change_set', true), '');
          before_state jsonb;
          after_state jsonb;
          state jsonb;
          record_id int;
        begin
          if change_set = 'off' then
            return null;
          end if;
          if tg_op <> 'INSERT' then
            before_state := to_jsonb(old) - '{created_at,updated_at,version,place,search_names,search_english,search_native,search_romanization,password_hash,token_hash,last_seen_at,last_used_at}'::text[];
          end if;
          if tg_op <> 'DELETE' then
            after_state := to_jsonb(new) - '{created_at,updated_at,version,place,search_names,search_english,search_native,search_romanization,password_hash,token_hash,last_seen_at,last_used_at}'::text[];
          end if;
          if before_state = after_state then
            return null;
          end if;
          state := coalesce(after_state, before_state);
          record_id := case when tg_table_name = 'related_phrase' then state ->> 'phrase_id' else state ->> 'id' end;
          if change_set is null then
            insert into public.change_set (author_name, kind, record_id)
              values ('Database', tg_table_name, record_id) returning id into change_set;
            perform set_config('saywhere.change_set', change_set, true);
          end if;
          insert into public.change (change_set_id, kind, record_id, action, label, before, after)
            values (change_set::bigint, tg_table_name, record_id,
              case tg_op when 'INSERT' then 'create' when 'UPDATE' then 'update' else 'delete' end,
              public.label_of_record(tg_table_name, state), before_state, after_state);
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.recount_translations()
 RETURNS void
 LANGUAGE sql
AS $function$
        delete from public.translation_tally;
        insert into public.translation_tally (language_id, translated, romanized, with_audio)
        select language_id, count(*), count(romanization), count(audio_url) from public.translation group by language_id
      $function$;

CREATE OR REPLACE FUNCTION public.search_normalize(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
          select btrim(regexp_replace(
            public.unaccent('public.unaccent', lower(normalize(regexp_replace(
              translate(normalize(value, NFKD),
                'ىیېکڪہھەةۃٱ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹־',
                'يييككههههها01234567890123456789 '),
              '[\u00ad\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u02b0-\u02ff\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+',
              '', 'g'), NFKC) collate "und-x-icu")),
            '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u0387\u060c\u061b-\u061f\u066a-\u066d\u06d4\u0964\u0965\u1360-\u1368\u2000-\u206f\u3000-\u3004\u3008-\u3020\u3030\u303d\u30fb]+',
            ' ', 'g'))
        $function$;

CREATE OR REPLACE FUNCTION public.search_normalize_all(names text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
          select array(
            select distinct public.search_normalize(name) from unnest(names) as name
            where public.search_normalize(name) <> '')
        $function$;

CREATE OR REPLACE FUNCTION public.search_terms(value text, prefix text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
          declare
            compact text := replace(value, ' ', '');
            terms text[] := array[prefix || '^' || compact];
            unspaced boolean := value ~ '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uf900-\ufaff]';
            word text;
            long_words text := '';
            letters text;
            skeleton text;
          begin
            if compact = '' then
              return '{}';
            end if;
            foreach word in array case when unspaced
              then array(select match[1] from regexp_matches(value, '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uf900-\ufaff]+|[^\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uf900-\ufaff ]+', 'g') as match)
              else string_to_array(value, ' ') end
            loop
              if unspaced and word ~ '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uf900-\ufaff]' then
                for place in 1 .. char_length(word) loop
                  terms := terms || (prefix || substr(word, place, 1));
                  terms := terms || (prefix || substr(word, place, 2));
                end loop;
              else
                terms := terms || (prefix || word);
                if char_length(word) > 3 then
                  long_words := long_words || ' ~' || word;
                end if;
              end if;
            end loop;
            if not unspaced and char_length(compact) > 3 then
              long_words := long_words || ' =' || compact;
            end if;
            if long_words = '' then
              return terms;
            end if;
            letters := '';
            foreach word in array string_to_array(substr(translate(long_words, 'cqgzwbdёй', 'kkksvptеи'), 2), ' ') loop
              letters := letters || ' ' || translate(left(word, 2), 'eiouy', 'aaaaa') || translate(substr(word, 3), 'aeiouyhаеиоуыэюяьъαεηιουω', '');
            end loop;
            while letters ~ '([^ ])\1' loop
              letters := regexp_replace(letters, '([^ ])\1', '\1', 'g');
            end loop;
            foreach skeleton in array string_to_array(substr(letters, 2), ' ') loop
              if char_length(skeleton) > (case left(skeleton, 1) when '~' then 3 else 2 end) then
                terms := terms || (prefix || skeleton);
              end if;
              if left(skeleton, 1) = '=' and char_length(skeleton) between 4 and 9 then
                for place in 2 .. char_length(skeleton) loop
                  terms := terms || (prefix || '-' || substr(skeleton, 2, place - 2) || substr(skeleton, place + 1));
                end loop;
              end if;
            end loop;
            return terms;
          end
        $function$;

CREATE OR REPLACE FUNCTION public.stamp_content()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        declare
          shown boolean := true;
        begin
          if current_setting('saywhere.content_stamped', true) = 'yes' then
            return null;
          end if;
          if tg_op <> 'TRUNCATE' and tg_table_name = 'setting' then
            shown := exists (select from touched where key not in ('auto_generate', 'second_factor_rule'));
          elsif tg_op <> 'TRUNCATE' then
            shown := exists (select from touched);
          end if;
          if not shown then
            return null;
          end if;
          insert into public.content_stamp (stamp) values (hashtextextended(gen_random_uuid()::text, 0));
          perform set_config('saywhere.content_stamped', 'yes', true);
          if public.is_time_to_add_up(currval(pg_get_serial_sequence('public.content_stamp', 'id')), 1) then
            perform public.add_up_stamps();
          end if;
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.store_reviewed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          -- The null of JSON says that there was nothing before, where the same transaction added the row.
          if not new.needs_review or new.reviewed = 'null' then
            new.reviewed := null;
          elsif tg_op = 'UPDATE' and not old.needs_review and new.reviewed is null
            and coalesce(current_setting('saywhere.restores_reviewed', true), '') <> 'yes' then
            new.reviewed := to_jsonb(old) - 'reviewed';
          end if;
          return new;
        end $function$;

CREATE OR REPLACE FUNCTION public.tally_translations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        declare
          added bigint;
        begin
          if tg_op = 'TRUNCATE' then
            perform public.recount_translations();
            return null;
          elsif tg_op = 'INSERT' then
            insert into public.translation_tally (language_id, translated, romanized, with_audio)
            select language_id, count(*), count(romanization), count(audio_url) from made group by language_id;
          elsif tg_op = 'DELETE' then
            insert into public.translation_tally (language_id, translated, romanized, with_audio)
            select language_id, -count(*), -count(romanization), -count(audio_url) from gone group by language_id;
          else
            insert into public.translation_tally (language_id, translated, romanized, with_audio)
            select language_id, sum(n), sum(n * (romanization is not null)::int), sum(n * (audio_url is not null)::int)
            from (select 1 as n, * from made union all select -1, * from gone) both_states
            group by language_id
            having sum(n) <> 0 or sum(n * (romanization is not null)::int) <> 0
              or sum(n * (audio_url is not null)::int) <> 0;
          end if;
          get diagnostics added = row_count;
          if added > 0 and public.is_time_to_add_up(
            currval(pg_get_serial_sequence('public.translation_tally', 'id')), added) then
            perform public.add_up_tallies();
          end if;
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.tell_content_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          perform pg_notify('content_changed', tg_table_name);
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.tell_deployment_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          perform pg_notify('deployment_changed', '');
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.tell_webhook_delivery()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          perform pg_notify('webhook_delivery_added', '');
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.translation_terms(language_id integer, search_native text, search_romanization text, variants jsonb)
 RETURNS tsvector
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE COST 10000
AS $function$
          declare
            share text := chr(97 + language_id % 16);
            terms text[] := public.search_terms(search_native, share) || ('@' || language_id);
            variant jsonb;
          begin
            if search_romanization is not null then
              terms := terms || public.search_terms(search_romanization, share);
            end if;
            for variant in select * from pg_catalog.jsonb_array_elements(variants) loop
              terms := terms || public.search_terms(public.search_normalize(variant ->> 'nativeText'), share);
              if variant ->> 'romanization' is not null then
                terms := terms || public.search_terms(public.search_normalize(variant ->> 'romanization'), share);
              end if;
            end loop;
            if char_length(array_to_string(terms, '')) > 400 then
              terms := array(select left(term, 400) from unnest(terms) as term);
            end if;
            return pg_catalog.array_to_tsvector(terms);
          end
        $function$;

CREATE TRIGGER api_token_count_change BEFORE UPDATE OF name, role, expires_at, revoked_at ON public.api_token FOR EACH ROW EXECUTE FUNCTION count_change();

CREATE TRIGGER api_token_record_change AFTER INSERT OR DELETE OR UPDATE ON public.api_token FOR EACH ROW EXECUTE FUNCTION record_change();

CREATE TRIGGER category_count_change BEFORE UPDATE ON public.category FOR EACH ROW EXECUTE FUNCTION count_change();

CREATE TRIGGER category_new_slug AFTER INSERT OR DELETE ON public.category FOR EACH ROW EXECUTE FUNCTION keep_slug_redirects();

CREATE TRIGGER category_other_slug AFTER UPDATE ON public.category FOR EACH ROW WHEN ((old.slug <> new.slug)) EXECUTE FUNCTION keep_slug_redirects();

CREATE TRIGGER category_record_change AFTER INSERT OR DELETE OR UPDATE ON public.category FOR EACH ROW EXECUTE FUNCTION record_change();

CREATE TRIGGER category_stamp_delete AFTER DELETE ON public.category REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER category_stamp_insert AFTER INSERT ON public.category REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER category_stamp_truncate AFTER TRUNCATE ON public.category FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER category_stamp_update AFTER UPDATE ON public.category REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER category_tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.category FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();

CREATE CONSTRAINT TRIGGER change_set_commit_position AFTER INSERT ON public.change_set DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION place_change_set();

CREATE CONSTRAINT TRIGGER change_set_webhook_events AFTER INSERT ON public.change_set DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION add_change_set_events();

CREATE TRIGGER deployment_tell_change AFTER INSERT OR UPDATE ON public.deployment FOR EACH STATEMENT EXECUTE FUNCTION tell_deployment_change();

CREATE TRIGGER deployment_webhook_event AFTER UPDATE OF status ON public.deployment FOR EACH ROW WHEN (((old.status = 'running'::text) AND (new.status = ANY (ARRAY['succeeded'::text, 'failed'::text])))) EXECUTE FUNCTION add_deployment_event();

CREATE TRIGGER document_count_change BEFORE UPDATE ON public.document FOR EACH ROW EXECUTE FUNCTION count_change();

CREATE TRIGGER document_record_change AFTER INSERT OR DELETE OR UPDATE ON public.document FOR EACH ROW EXECUTE FUNCTION record_change();

CREATE TRIGGER language_count_change BEFORE UPDATE ON public.language FOR EACH ROW EXECUTE FUNCTION count_change();

CREATE TRIGGER language_new_slug AFTER INSERT OR DELETE ON public.language FOR EACH ROW EXECUTE FUNCTION keep_slug_redirects();

CREATE TRIGGER language_other_slug AFTER UPDATE ON public.language FOR EACH ROW WHEN ((old.slug <> new.slug)) EXECUTE FUNCTION keep_slug_redirects();

CREATE TRIGGER language_record_change AFTER INSERT OR DELETE OR UPDATE ON public.language FOR EACH ROW EXECUTE FUNCTION record_change();

CREATE TRIGGER language_stamp_delete AFTER DELETE ON public.language REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER language_stamp_insert AFTER INSERT ON public.language REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER language_stamp_truncate AFTER TRUNCATE ON public.language FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER language_stamp_update AFTER UPDATE ON public.language REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER language_tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.language FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();

CREATE TRIGGER person_count_change BEFORE UPDATE OF email, name, role, language_ids, can_review, password_changed_at, deactivated_at, second_factor_at ON public.person FOR EACH ROW EXECUTE FUNCTION count_change();

CREATE TRIGGER person_record_change AFTER INSERT OR DELETE OR UPDATE ON public.person FOR EACH ROW EXECUTE FUNCTION record_change();

CREATE TRIGGER phrase_count_change BEFORE UPDATE ON public.phrase FOR EACH ROW EXECUTE FUNCTION count_change();

CREATE TRIGGER phrase_new_slug AFTER INSERT OR DELETE ON public.phrase FOR EACH ROW EXECUTE FUNCTION keep_slug_redirects();

CREATE TRIGGER phrase_other_slug AFTER UPDATE ON public.phrase FOR EACH ROW WHEN ((old.slug <> new.slug)) EXECUTE FUNCTION keep_slug_redirects();

CREATE TRIGGER phrase_record_change AFTER INSERT OR DELETE OR UPDATE ON public.phrase FOR EACH ROW EXECUTE FUNCTION record_change();

CREATE TRIGGER phrase_stamp_delete AFTER DELETE ON public.phrase REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER phrase_stamp_insert AFTER INSERT ON public.phrase REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER phrase_stamp_truncate AFTER TRUNCATE ON public.phrase FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER phrase_stamp_update AFTER UPDATE ON public.phrase REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER phrase_tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.phrase FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();

CREATE TRIGGER related_phrase_count_change BEFORE UPDATE ON public.related_phrase FOR EACH ROW EXECUTE FUNCTION count_change();

CREATE TRIGGER related_phrase_record_change AFTER INSERT OR DELETE OR UPDATE ON public.related_phrase FOR EACH ROW EXECUTE FUNCTION record_change();

CREATE TRIGGER related_phrase_stamp_delete AFTER DELETE ON public.related_phrase REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER related_phrase_stamp_insert AFTER INSERT ON public.related_phrase REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER related_phrase_stamp_truncate AFTER TRUNCATE ON public.related_phrase FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER related_phrase_stamp_update AFTER UPDATE ON public.related_phrase REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER related_phrase_tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.related_phrase FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();

CREATE TRIGGER setting_count_change BEFORE UPDATE ON public.setting FOR EACH ROW EXECUTE FUNCTION count_change();

CREATE TRIGGER setting_record_change AFTER INSERT OR DELETE OR UPDATE ON public.setting FOR EACH ROW EXECUTE FUNCTION record_change();

CREATE TRIGGER setting_stamp_delete AFTER DELETE ON public.setting REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER setting_stamp_insert AFTER INSERT ON public.setting REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER setting_stamp_truncate AFTER TRUNCATE ON public.setting FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER setting_stamp_update AFTER UPDATE ON public.setting REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER setting_tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.setting FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();

CREATE TRIGGER slug_redirect_count_change BEFORE UPDATE ON public.slug_redirect FOR EACH ROW EXECUTE FUNCTION count_change();

CREATE TRIGGER slug_redirect_stamp_delete AFTER DELETE ON public.slug_redirect REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER slug_redirect_stamp_insert AFTER INSERT ON public.slug_redirect REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER slug_redirect_stamp_truncate AFTER TRUNCATE ON public.slug_redirect FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER slug_redirect_stamp_update AFTER UPDATE ON public.slug_redirect REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER slug_redirect_tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.slug_redirect FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();

CREATE TRIGGER synonym_group_count_change BEFORE UPDATE ON public.synonym_group FOR EACH ROW EXECUTE FUNCTION count_change();

CREATE TRIGGER synonym_group_record_change AFTER INSERT OR DELETE OR UPDATE ON public.synonym_group FOR EACH ROW EXECUTE FUNCTION record_change();

CREATE TRIGGER synonym_group_stamp_delete AFTER DELETE ON public.synonym_group REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER synonym_group_stamp_insert AFTER INSERT ON public.synonym_group REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER synonym_group_stamp_truncate AFTER TRUNCATE ON public.synonym_group FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER synonym_group_stamp_update AFTER UPDATE ON public.synonym_group REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER synonym_group_tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.synonym_group FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();

CREATE TRIGGER task_count_change BEFORE UPDATE ON public.task FOR EACH ROW WHEN (((to_jsonb(old.*) - 'position'::text) IS DISTINCT FROM (to_jsonb(new.*) - 'position'::text))) EXECUTE FUNCTION count_change();

CREATE TRIGGER task_record_change AFTER INSERT OR DELETE ON public.task FOR EACH ROW EXECUTE FUNCTION record_change();

CREATE TRIGGER task_record_update AFTER UPDATE ON public.task FOR EACH ROW WHEN (((to_jsonb(old.*) - 'position'::text) IS DISTINCT FROM (to_jsonb(new.*) - 'position'::text))) EXECUTE FUNCTION record_change();

CREATE TRIGGER translation_count_change BEFORE UPDATE ON public.translation FOR EACH ROW EXECUTE FUNCTION count_change();

CREATE TRIGGER translation_empty_accepted_warnings BEFORE UPDATE ON public.translation FOR EACH ROW WHEN ((((new.native_text IS DISTINCT FROM old.native_text) OR (new.romanization IS DISTINCT FROM old.romanization)) AND (new.accepted_warnings = old.accepted_warnings) AND (new.accepted_warnings <> '[]'::jsonb))) EXECUTE FUNCTION empty_accepted_warnings();

CREATE TRIGGER translation_record_change AFTER INSERT OR DELETE OR UPDATE ON public.translation FOR EACH ROW EXECUTE FUNCTION record_change();

CREATE TRIGGER translation_stamp_delete AFTER DELETE ON public.translation REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER translation_stamp_insert AFTER INSERT ON public.translation REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER translation_stamp_truncate AFTER TRUNCATE ON public.translation FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER translation_stamp_update AFTER UPDATE ON public.translation REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION stamp_content();

CREATE TRIGGER translation_store_reviewed BEFORE INSERT OR UPDATE ON public.translation FOR EACH ROW EXECUTE FUNCTION store_reviewed();

CREATE TRIGGER translation_tally_delete AFTER DELETE ON public.translation REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tally_translations();

CREATE TRIGGER translation_tally_insert AFTER INSERT ON public.translation REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION tally_translations();

CREATE TRIGGER translation_tally_truncate AFTER TRUNCATE ON public.translation FOR EACH STATEMENT EXECUTE FUNCTION tally_translations();

CREATE TRIGGER translation_tally_update AFTER UPDATE ON public.translation REFERENCING OLD TABLE AS gone NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION tally_translations();

CREATE TRIGGER translation_tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.translation FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();

CREATE TRIGGER webhook_delivery_tell AFTER INSERT ON public.webhook_delivery FOR EACH STATEMENT EXECUTE FUNCTION tell_webhook_delivery();

CREATE TRIGGER webhook_endpoint_count_change BEFORE UPDATE ON public.webhook_endpoint FOR EACH ROW EXECUTE FUNCTION count_change();

CREATE TRIGGER webhook_endpoint_record_change AFTER INSERT OR DELETE OR UPDATE ON public.webhook_endpoint FOR EACH ROW EXECUTE FUNCTION record_change();
