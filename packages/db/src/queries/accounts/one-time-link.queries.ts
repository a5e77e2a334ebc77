import type { Queryable } from "../queryable.ts";

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
