import type { Queryable } from "../queryable.ts";

/** Who a session or an API token stands for. */
export interface SessionActorRow {
  session_id: number;
  person_id: number;
  name: string;
  email: string;
  role: "editor" | "administrator";
  /** Whether the last use was noted so long ago that it should be noted anew. */
  unseen: boolean;
}

export interface TokenActorRow {
  token_id: number;
  name: string;
  role: "editor" | "administrator";
  unseen: boolean;
}

export interface CredentialRow {
  id: number;
  password_hash: string | null;
}

/**
 * Finds the person of a session that has not ended.
 *
 * @param idleDays days without a call after which a session has ended
 * @returns null also for people who were deactivated
 */
export async function findSessionActor(
  db: Queryable,
  tokenHash: string,
  idleDays: number,
): Promise<SessionActorRow | null> {
  const { rows } = await db.query<SessionActorRow>({
    name: "find-session-actor",
    text: `select session.id as session_id, person.id as person_id, name, email, role,
        session.last_seen_at < now() - interval '1 minute' as unseen
      from session join person on person.id = person_id
      where token_hash = $1 and expires_at > now() and session.last_seen_at > now() - make_interval(days => $2)
        and deactivated_at is null and password_hash is not null`,
    values: [tokenHash, idleDays],
  });
  return rows[0] ?? null;
}

/**
 * Finds an API token that neither ran out nor was revoked, with the role that it has by now: at most that of the person
 * who made it.
 *
 * @returns null also for a token whose maker was deactivated, or is not known
 */
export async function findTokenActor(db: Queryable, tokenHash: string): Promise<TokenActorRow | null> {
  const { rows } = await db.query<TokenActorRow>({
    name: "find-token-actor",
    text: `select api_token.id as token_id, api_token.name,
        case person.role when 'administrator' then api_token.role else person.role end as role,
        last_used_at is null or last_used_at < now() - interval '1 minute' as unseen
      from api_token join person on person.id = created_by_id and deactivated_at is null
      where token_hash = $1 and revoked_at is null and (expires_at is null or expires_at > now())`,
    values: [tokenHash],
  });
  return rows[0] ?? null;
}

/** Notes that a session is in use. Rows that something else holds are left out: the next call notes it. */
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

/** Notes that an API token is in use. */
export async function noteTokenUsed(db: Queryable, tokenId: number): Promise<void> {
  await db.query({
    name: "note-token-used",
    text: `update api_token set last_used_at = now()
      where id = (select id from api_token where id = $1 for update skip locked)`,
    values: [tokenId],
  });
}

/** Finds what signing in is checked against; null for an address that nobody has. */
export async function findCredential(db: Queryable, email: string): Promise<CredentialRow | null> {
  const { rows } = await db.query<CredentialRow>({
    name: "find-credential",
    text: `select id, case when deactivated_at is null then password_hash end as password_hash
      from person where email = $1`,
    values: [email],
  });
  return rows[0] ?? null;
}

/** Finds what a change of the password is checked against. */
export async function findPasswordHash(db: Queryable, personId: number): Promise<string | null> {
  const { rows } = await db.query<{ password_hash: string | null }>({
    name: "find-password-hash",
    text: "select password_hash from person where id = $1",
    values: [personId],
  });
  return rows[0]?.password_hash ?? null;
}

/** Removes sessions, links and counts of attempts that ran out; what somebody works on is left for the next time. */
export async function deleteExpired(db: Queryable, idleDays: number): Promise<void> {
  await db.query({
    name: "remove-run-out-sessions",
    text: `with links as (
        delete from one_time_link where id in (
          select id from one_time_link where expires_at < now() - interval '30 days' for update skip locked)),
      attempts as (
        delete from rate_limit where key in (
          select key from rate_limit where expire < extract(epoch from now()) * 1000 for update skip locked))
      delete from session where id in (
        select id from session
        where expires_at < now() or last_seen_at < now() - make_interval(days => $1) for update skip locked)`,
    values: [idleDays],
  });
}

export interface OneTimeLinkRow {
  id: number;
  purpose: "set-up" | "invitation" | "password-reset";
  person_id: number | null;
  name: string | null;
  email: string | null;
}

/**
 * Finds a one-time link that can still be used: not used, not run out, its person not deactivated, and for
 * the set-up nobody with a password yet.
 */
export async function findOneTimeLink(db: Queryable, tokenHash: string): Promise<OneTimeLinkRow | null> {
  const { rows } = await db.query<OneTimeLinkRow>({
    name: "find-one-time-link",
    text: `select one_time_link.id, purpose, person_id, name, email
      from one_time_link left join person on person.id = person_id
      where token_hash = $1 and used_at is null and expires_at > now() and deactivated_at is null
        and (purpose <> 'set-up' or not exists (select from person where password_hash is not null))`,
    values: [tokenHash],
  });
  return rows[0] ?? null;
}
