import { type Queryable, queryAll, queryFirst } from "./queryable.ts";
import { isoTime } from "./sql-parts.ts";

export interface CommentRow {
  id: number;
  author: { id: number; name: string };
  text: string;
  mentions: { id: number; name: string }[];
  /** ISO 8601, like the other times. */
  created_at: string;
  edited_at: string | null;
  resolved_at: string | null;
  resolved_by: string | null;
  unread: boolean;
}

/** Lists the comments on a translation, oldest first, for a person. */
export function listComments(db: Queryable, translationId: number, personId: number): Promise<CommentRow[]> {
  return queryAll<CommentRow>(db, {
    name: "list-comments",
    text: `
      select c.id, json_build_object('id', a.id, 'name', a.name) as author, c.text,
        coalesce(m.mentions, '[]') as mentions, coalesce(m.unread, false) as unread,
        ${isoTime("c.created_at")} as created_at, ${isoTime("c.edited_at")} as edited_at,
        ${isoTime("c.resolved_at")} as resolved_at, r.name as resolved_by
      from comment c join person a on a.id = c.author_id left join person r on r.id = c.resolved_by_id
        left join lateral (
          select json_agg(json_build_object('id', p.id, 'name', p.name) order by p.id) as mentions,
            bool_or(p.id = $2 and read_at is null) as unread
          from comment_mention join person p on p.id = person_id where comment_id = c.id
        ) m on true
      where c.translation_id = $1 order by c.id`,
    values: [translationId, personId],
  });
}

/** People with the identifiers `$2` whose name follows an @ in the text `$1`. */
const MENTIONED = `select id from person where id = any($2::int[]) and position('@' || name in $1) > 0`;

/**
 * Stores a comment.
 *
 * @param most maximum number of comments on a translation
 * @returns whether it is stored, and why not
 */
export async function addComment(
  db: Queryable,
  given: { translationId: number; authorId: number; text: string; mentions: number[] },
  most: number,
): Promise<"stored" | "unknown" | "full"> {
  const row = await queryFirst<{ known: boolean; stored: boolean }>(db, {
    name: "add-comment",
    text: `
      with target as (select id from translation where id = $3 for key share),
      added as (
        insert into comment (translation_id, author_id, text)
        select id, $4, $1 from target where (select count(*) from comment where translation_id = $3) < $5
        returning id
      ),
      mentioned as (
        insert into comment_mention (comment_id, person_id)
        select added.id, people.id from added, (${MENTIONED} and deactivated_at is null and id <> $4) people
      )
      select exists (select from target) as known, exists (select from added) as stored`,
    values: [given.text, given.mentions, given.translationId, given.authorId, most],
  });
  if (!row?.known) return "unknown";
  return row.stored ? "stored" : "full";
}

/**
 * Changes the text of a person's own comment. People mentioned before do not get it as unread again, and stay mentioned
 * if they have been deactivated since.
 *
 * @returns false if the person has written no such comment
 */
export async function editComment(
  db: Queryable,
  given: { id: number; authorId: number; text: string; mentions: number[] },
): Promise<boolean> {
  const row = await queryFirst<{ id: number }>(db, {
    name: "edit-comment",
    text: `
      with edited as (
        update comment set text = $1, edited_at = now() where id = $3 and author_id = $4 returning id
      ),
      people as (
        ${MENTIONED} and id <> $4
          and (deactivated_at is null or id in (select person_id from comment_mention where comment_id = $3))
      ),
      removed as (
        delete from comment_mention using edited
        where comment_id = edited.id and person_id not in (select id from people)
      ),
      mentioned as (
        insert into comment_mention (comment_id, person_id) select edited.id, people.id from edited, people
        on conflict do nothing
      )
      select id from edited`,
    values: [given.text, given.mentions, given.id, given.authorId],
  });
  return row !== null;
}

/**
 * Deletes a comment, only of one author if one is given.
 *
 * @returns false if there is no such comment
 */
export async function deleteComment(db: Queryable, id: number, authorId: number | null): Promise<boolean> {
  const row = await queryFirst<{ id: number }>(db, {
    name: "delete-comment",
    text: "delete from comment where id = $1 and ($2::int is null or author_id = $2) returning id",
    values: [id, authorId],
  });
  return row !== null;
}

/** Marks a comment as resolved by a person, or as open. @returns false if there is no such comment */
export async function resolveComment(
  db: Queryable,
  { id, personId, resolved }: { id: number; personId: number; resolved: boolean },
): Promise<boolean> {
  const row = await queryFirst<{ id: number }>(db, {
    name: "resolve-comment",
    // What is resolved already keeps the name of the person who resolved it first.
    text: `update comment set
        resolved_at = case when $3 then coalesce(resolved_at, now()) end,
        resolved_by_id = case when $3 then coalesce(resolved_by_id, $2) end
      where id = $1 returning id`,
    values: [id, personId, resolved],
  });
  return row !== null;
}

export async function commentExists(db: Queryable, id: number): Promise<boolean> {
  return (
    (await queryFirst(db, {
      name: "comment-exists",
      text: "select id from comment where id = $1",
      values: [id],
    })) !== null
  );
}

/** Marks the mentions of a person in the comments on a translation as read. */
export async function readMentions(db: Queryable, translationId: number, personId: number): Promise<void> {
  await db.query({
    name: "read-mentions",
    text: `update comment_mention set read_at = now() from comment c
      where c.id = comment_id and c.translation_id = $1 and person_id = $2 and read_at is null`,
    values: [translationId, personId],
  });
}

export interface UnreadMentionRow {
  id: number;
  author: string;
  text: string;
  created_at: string;
  translation_id: number;
  phrase: { slug: string; english: string };
  language: { slug: string; name: string; code: string; script: string; direction: "ltr" | "rtl" };
}

/** Lists the newest open comments that mention a person who has not read them, and counts all of them. */
export async function listUnreadMentions(
  db: Queryable,
  personId: number,
  limit: number,
): Promise<{ items: UnreadMentionRow[]; total: number }> {
  const rows = await queryAll<UnreadMentionRow & { total: number }>(db, {
    name: "list-unread-mentions",
    text: `
      select c.id, a.name as author, c.text, ${isoTime("c.created_at")} as created_at, t.id as translation_id,
        json_build_object('slug', p.slug, 'english', p.english) as phrase,
        json_build_object('slug', l.slug, 'name', l.name, 'code', l.code, 'script', l.script,
          'direction', l.direction) as language,
        (count(*) over ())::int as total
      from comment_mention m join comment c on c.id = m.comment_id join person a on a.id = c.author_id
        join translation t on t.id = c.translation_id join phrase p on p.id = t.phrase_id
        join language l on l.id = t.language_id
      where m.person_id = $1 and m.read_at is null and c.resolved_at is null order by c.id desc limit $2`,
    values: [personId, limit],
  });
  return { items: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}
