import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";

/** The author of a write: a person, or a program with its own token. */
export interface Author {
  personId: number | null;
  apiTokenId: number | null;
  /** The only languages whose translations the author may change; absent or null for all content. */
  languageIds?: readonly number[] | null;
  /** Whether a reviewer has to check the translations that the author changes. */
  needsReview?: boolean;
  name: string;
}

export interface RecordedChanges<T> {
  result: T;
  /** The change set, for undoing it; null if nothing changed. */
  changeSetId: string | null;
}

/** The record that was saved, where the save changed records of several kinds. */
const HEADLINE_ORDER = ["language", "category", "phrase", "translation"];

/**
 * Runs a write in one transaction and records its changes as one change set: the triggers of the migrations record each
 * row, and this function records the author and the reason.
 *
 * @param work receives the EntityManager of the transaction; its unflushed changes are flushed
 * @throws any error of `work`; nothing is written in that case
 */
export function withChangeSet<T>(
  orm: MikroORM,
  author: Author,
  reason: string,
  work: (em: EntityManager) => Promise<T>,
): Promise<RecordedChanges<T>> {
  return orm.em.fork().transactional(async (em) => {
    const [opened] = await em.execute<{ id: string }[]>(
      `with opened as (
         insert into change_set (person_id, api_token_id, author_name, reason) values (?, ?, ?, ?) returning id)
       select id, set_config('saywhere.change_set', id::text, true) from opened`,
      [author.personId, author.apiTokenId, author.name, reason],
    );
    const changeSetId = String(opened?.id);
    const result = await work(em);
    await em.flush();
    return { result, changeSetId: (await closeChangeSet(em, changeSetId)) ? changeSetId : null };
  });
}

/**
 * Whether the current change set changes anything other than translations of the author's languages and the author's own
 * account, such as its password. Must run in a transaction of `withChangeSet`, after its changes were flushed.
 */
export async function changesBeyondLanguages(
  em: EntityManager,
  { personId, languageIds }: Pick<Author, "personId" | "languageIds">,
): Promise<boolean> {
  if (!languageIds) return false;
  const allowed = `{${languageIds.join(",")}}`;
  const beyond = await em.execute<unknown[]>(
    `select id from change
     where change_set_id = current_setting('saywhere.change_set')::bigint
       and (kind <> 'translation' or (before ->> 'language_id')::int <> all (?::int[])
         or (after ->> 'language_id')::int <> all (?::int[]))
       and (kind <> 'person' or record_id is distinct from ?)
     limit 1`,
    [allowed, allowed, personId],
  );
  return beyond.length > 0;
}

/**
 * Merges several changes of a record into one, or into none if they cancel out; a record that was added and deleted
 * again keeps both.
 */
async function mergeChanges(em: EntityManager, id: string): Promise<void> {
  await em.execute(
    `with repeated as (
       select min(id) as first, max(id) as last, array_agg(id) as ids
       from (
         select id, kind, record_id, action,
           case when kind = 'related_phrase' then coalesce(after, before) ->> 'id' end as part
         from change where change_set_id = ?
       ) entry
       group by kind, record_id, part having count(*) > 1 and count(*) filter (where action <> 'update') < 2
     ), merged as (
       delete from change using repeated where id = any(ids) and id <> first
     )
     update change set label = newest.label, after = newest.after,
       action = case newest.action when 'delete' then 'delete' else change.action end
     from repeated join change newest on newest.id = last
     where change.id = first`,
    [id],
  );
  await em.execute("delete from change where change_set_id = ? and before = after", [id]);
}

/** Records the subject and the number of changed records of a change set; deletes the set if nothing changed. */
async function closeChangeSet(em: EntityManager, id: string): Promise<boolean> {
  await mergeChanges(em, id);
  const closed = await em.execute<unknown[]>(
    `update change_set set kind = headline.kind, record_id = headline.record_id, change_count = headline.count
     from (
       select kind, record_id, count(*) over () as count from change where change_set_id = ?
       order by array_position(?::text[], kind), id limit 1
     ) as headline
     where change_set.id = ? returning change_set.id`,
    [id, `{${HEADLINE_ORDER.join(",")}}`, id],
  );
  if (closed.length === 0) await em.execute("delete from change_set where id = ?", [id]);
  return closed.length > 0;
}
