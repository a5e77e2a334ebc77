import type { EntityManager } from "@mikro-orm/postgresql";

/**
 * Marks the translations that the current change set adds or changes for review. Visitors see them as before: as they were,
 * or as they were last reviewed if a review was already under way. A translation that the author had deleted comes back as
 * visitors saw it then; one that somebody else had deleted stays hidden. Must run in a transaction of `withChangeSet`, after
 * its changes were flushed.
 */
export async function markForReview(em: EntityManager): Promise<void> {
  await em.execute(
    `with seen as (
       select distinct on (c.record_id) c.record_id, coalesce(c.before, (
         select case when (s.person_id, s.api_token_id) is not distinct from (own.person_id, own.api_token_id)
           then deletion.before end
         from change deletion join change_set s on s.id = deletion.change_set_id
         where deletion.kind = 'translation' and deletion.record_id = c.record_id and deletion.action = 'delete'
         order by deletion.id desc limit 1)) as state
       from change c join change_set own on own.id = c.change_set_id
       where own.id = current_setting('saywhere.change_set')::bigint
         and c.kind = 'translation' and c.action <> 'delete'
       order by c.record_id, c.id
     ), shown as (
       select record_id, coalesce(case when (state ->> 'needs_review')::bool then state -> 'reviewed'
         else state - 'reviewed' end, 'null') as reviewed
       from seen
     )
     update translation set needs_review = true, reviewed = shown.reviewed
     from shown
     where translation.id = shown.record_id
       and (not needs_review or translation.reviewed is distinct from nullif(shown.reviewed, 'null'))`,
  );
}
