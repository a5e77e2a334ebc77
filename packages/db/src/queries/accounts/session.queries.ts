import { type Queryable, queryAll, queryFirst } from "../queryable.ts";
import { isoTime } from "../sql-parts.ts";
import { CAN_SIGN_IN } from "./openid-identity.queries.ts";
import { REQUIRED } from "./second-factor.queries.ts";

/** The person of a session. */
export interface SessionActorRow {
  session_id: number;
  person_id: number;
  name: string;
  email: string;
  role: "editor" | "administrator";
  /** The only languages whose translations the person may change; null for all content. */
  language_ids: number[] | null;
  can_review: boolean;
  /** Whether the recorded time of the last use is out of date. */
  unseen: boolean;
  /** Whether the session began with more than a password. */
  multi_factor: boolean;
  /** Whether the person has a second factor. */
  has_second_factor: boolean;
  /** Whether the person needs a second factor. */
  second_factor_required: boolean;
}

/**
 * Finds the person of a session that has not ended.
 *
 * @param idleDays days without a call after which a session has ended
 * @returns null also for people who were deactivated
 */
export function findSessionActor(
  db: Queryable,
  tokenHash: string,
  idleDays: number,
): Promise<SessionActorRow | null> {
  return queryFirst<SessionActorRow>(db, {
    name: "find-session-actor",
    text: `select session.id as session_id, person.id as person_id, name, email, role,
        case when role = 'editor' then language_ids end as language_ids,
        role <> 'editor' or can_review as can_review,
        session.last_seen_at < now() - interval '1 minute' as unseen,
        multi_factor, second_factor_at is not null as has_second_factor, ${REQUIRED} as second_factor_required
      from session join person on person.id = person_id
      where token_hash = $1 and expires_at > now() and session.last_seen_at > now() - make_interval(days => $2)
        and deactivated_at is null and ${CAN_SIGN_IN}`,
    values: [tokenHash, idleDays],
  });
}

/** Records the use of a session. Rows that another transaction has locked are skipped: the next call updates them. */
export async function touchSession(db: Queryable, sessionId: number): Promise<void> {
  await db.query({
    name: "note-session-seen",
    text: `with seen as (
        update session set last_seen_at = now()
        where id = (select id from session where id = $1 for update skip locked)
        returning person_id)
      update person set last_seen_at = now()
      where id = (select id from person where id = (select person_id from seen) for update skip locked)`,
    values: [sessionId],
  });
}

export interface SessionRow {
  id: number;
  address: string;
  user_agent: string;
  created_at: string;
  last_seen_at: string;
}

/** Lists the active sessions of a person, most recently used first. */
export function listSessions(db: Queryable, personId: number, idleDays: number): Promise<SessionRow[]> {
  return queryAll<SessionRow>(db, {
    name: "list-sessions",
    text: `select id, address, user_agent, ${isoTime("created_at")} as created_at,
        ${isoTime("session.last_seen_at")} as last_seen_at
      from session
      where person_id = $1 and expires_at > now() and last_seen_at > now() - make_interval(days => $2)
      order by session.last_seen_at desc, id desc`,
    values: [personId, idleDays],
  });
}

/** Deletes a session of a person. @returns false if the person has no such session */
export async function endSession(db: Queryable, personId: number, sessionId: number): Promise<boolean> {
  const { rows } = await db.query({
    name: "end-session",
    text: "delete from session where id = $1 and person_id = $2 returning id",
    values: [sessionId, personId],
  });
  return rows.length > 0;
}
