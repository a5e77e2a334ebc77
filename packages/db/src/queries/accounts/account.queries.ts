import { KEY_LIFETIME } from "../idempotency-key.queries.ts";
import { type Queryable, queryFirst } from "../queryable.ts";
import { CAN_SIGN_IN, IS_SET_UP } from "./openid-identity.queries.ts";
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

export interface TokenActorRow {
  token_id: number;
  name: string;
  role: "reader" | "editor" | "administrator";
  /** The only languages whose translations it may change; null for all content. */
  language_ids: number[] | null;
  can_review: boolean;
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

/**
 * Finds an API token that is neither expired nor revoked, with its current role and languages: at most those of the
 * person who created it.
 *
 * @param tokenHashes the hashes under which it may be stored
 * @returns null also for a token whose creator is deactivated or unknown
 */
export function findTokenActor(db: Queryable, tokenHashes: readonly string[]): Promise<TokenActorRow | null> {
  return queryFirst<TokenActorRow>(db, {
    name: "find-token-actor",
    text: `select api_token.id as token_id, api_token.name,
        case
          when person.role = 'administrator' or person.language_ids is null then
            case when language_id is not null then array[language_id] end
          when language_id is null then person.language_ids
          else array(select language_id where language_id = any(person.language_ids))
        end as language_ids,
        person.role <> 'editor' or person.can_review as can_review,
        case when read_only then 'reader' when person.role = 'administrator' then api_token.role
          else person.role end as role,
        last_used_at is null or last_used_at < now() - interval '1 minute' as unseen
      from api_token join person on person.id = created_by_id and deactivated_at is null
      where token_hash = any($1) and revoked_at is null and (expires_at is null or expires_at > now())`,
    values: [tokenHashes],
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

/** Records the use of an API token. */
export async function touchToken(db: Queryable, tokenId: number): Promise<void> {
  await db.query({
    name: "note-token-used",
    text: `update api_token set last_used_at = now()
      where id = (select id from api_token where id = $1 for update skip locked)`,
    values: [tokenId],
  });
}

/** Finds the password hash for a sign-in; null for an unknown email address. */
export function findCredential(db: Queryable, email: string): Promise<CredentialRow | null> {
  return queryFirst<CredentialRow>(db, {
    name: "find-credential",
    text: `select id, case when deactivated_at is null then password_hash end as password_hash
      from person where email = $1`,
    values: [email],
  });
}

/** Finds the current password hash of a person. */
export async function findPasswordHash(db: Queryable, personId: number): Promise<string | null> {
  const { rows } = await db.query<{ password_hash: string | null }>({
    name: "find-password-hash",
    text: "select password_hash from person where id = $1",
    values: [personId],
  });
  return rows[0]?.password_hash ?? null;
}

/** Deletes expired sessions, links, challenges, rate limits and idempotency keys. Locked rows are skipped until the next call. */
export async function deleteExpired(db: Queryable, idleDays: number): Promise<void> {
  await db.query({
    name: "remove-run-out-sessions",
    text: `with links as (
        delete from one_time_link where id in (
          select id from one_time_link where expires_at < now() - interval '30 days' for update skip locked)),
      challenges as (
        delete from auth_challenge where id in (
          select id from auth_challenge where expires_at < now() for update skip locked)),
      attempts as (
        delete from rate_limit where key in (
          select key from rate_limit where expire < extract(epoch from now()) * 1000 for update skip locked)),
      keys as (
        delete from idempotency_key where (caller, key) in (
          select caller, key from idempotency_key where created_at < now() - ${KEY_LIFETIME} for update skip locked))
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
 * Finds a one-time link that is still valid: not used, not expired, its person not deactivated. A set-up link is valid
 * only until the site is set up.
 */
export function findOneTimeLink(db: Queryable, tokenHash: string): Promise<OneTimeLinkRow | null> {
  return queryFirst<OneTimeLinkRow>(db, {
    name: "find-one-time-link",
    text: `select one_time_link.id, purpose, person_id, name, email
      from one_time_link left join person on person.id = person_id
      where token_hash = $1 and used_at is null and expires_at > now() and deactivated_at is null
        and (purpose <> 'set-up' or not ${IS_SET_UP})`,
    values: [tokenHash],
  });
}
