import { type Queryable, queryFirst } from "../queryable.ts";
import { isoTime } from "../sql-parts.ts";

/** Whether the row of `person` has a way to sign in; otherwise the person is invited only. */
export const CAN_SIGN_IN = `(password_hash is not null
  or exists (select from openid_identity where openid_identity.person_id = person.id))`;

/**
 * Whether the site is set up: a person has a password, or an administrator signed in at a provider. An editor of the
 * provider alone could not administer the site.
 */
export const IS_SET_UP = `exists (select from person where password_hash is not null
  or (role = 'administrator' and ${CAN_SIGN_IN}))`;

export interface SignInWaysRow {
  has_password: boolean;
  /** When the person's account at the provider was linked; null if none is. */
  linked_at: string | null;
}

/** Finds the ways in which a person signs in. */
export function findSignInWays(
  db: Queryable,
  personId: number,
  issuer: string | null,
): Promise<SignInWaysRow | null> {
  return queryFirst<SignInWaysRow>(db, {
    name: "find-sign-in-ways",
    text: `select password_hash is not null as has_password,
        (select ${isoTime("openid_identity.created_at")} from openid_identity
          where person_id = person.id and issuer = $2) as linked_at
      from person where id = $1`,
    values: [personId, issuer],
  });
}
