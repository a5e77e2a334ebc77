import { KEY_LIFETIME } from "../idempotency-key.queries.ts";
import { type Queryable, queryFirst } from "../queryable.ts";
import { IS_SET_UP } from "./openid-identity.queries.ts";

export interface CredentialRow {
  id: number;
  password_hash: string | null;
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
