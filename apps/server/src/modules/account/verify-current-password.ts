import { findPasswordHash } from "@saywhere/db/queries/accounts/account.queries";
import type { Caller } from "../../auth/actor.ts";
import { invalidField } from "../../errors/app-error.ts";
import type { RateLimitedDeps } from "./account-deps.ts";
import { verifyPassword } from "./password-hash.ts";

export const wrongPassword = (field: string) => invalidField([field], "The current password is wrong");

/**
 * Checks the password of a person who is signed in, before a change of what the account is protected by.
 *
 * @returns the stored hash, by which a later statement detects another password
 * @throws AppError BAD_REQUEST for a wrong password, TOO_MANY_REQUESTS
 */
export async function verifyCurrentPassword(
  { db, limits }: Pick<RateLimitedDeps, "db" | "limits">,
  personId: number,
  { password, field }: { password: string; field: string },
  caller: Caller,
): Promise<string | null> {
  await limits.ownPassword(caller.ipAddress, personId);
  const stored = await findPasswordHash(db, personId);
  if (stored === null) {
    throw invalidField([field], "You have no password yet. Ask an administrator for a link to choose one");
  }
  if (!(await verifyPassword(stored, password))) throw wrongPassword(field);
  return stored;
}
