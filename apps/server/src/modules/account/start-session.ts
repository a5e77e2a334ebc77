import { type EntityManager, raw } from "@mikro-orm/postgresql";
import { Person } from "@saywhere/db/entities/person.entity";
import { Session } from "@saywhere/db/entities/session.entity";
import type { Caller } from "../../auth/actor.ts";
import { generateSecret, hashSecret } from "../../auth/secret.ts";
import { LIFETIME_DAYS } from "../../auth/session-lifetime.ts";
import { daysFromNow } from "./days-from-now.ts";

/**
 * Starts a session under a new identifier and ends the session that the request came with, so that an identifier
 * planted in a browser is useless after a sign-in (session fixation).
 *
 * @param options.multiFactor whether the person proved more than a password
 * @returns the identifier, for the cookie; only its hash is stored
 * @throws AppError FORBIDDEN when an API token makes the call
 */
export async function startSession(
  em: EntityManager,
  personId: number,
  caller: Caller,
  { multiFactor = false }: { multiFactor?: boolean } = {},
): Promise<string> {
  const former = caller.sessionIdentifier();
  if (former !== null) await em.nativeDelete(Session, { tokenHash: hashSecret(former) });
  const identifier = generateSecret();
  await em.insert(Session, {
    tokenHash: hashSecret(identifier),
    person: personId,
    address: caller.ipAddress,
    userAgent: caller.userAgent,
    multiFactor,
    expiresAt: daysFromNow(LIFETIME_DAYS),
  });
  // Later requests update this time, but not those of the first minute.
  await em.nativeUpdate(Person, { id: personId }, { lastSeenAt: raw("now()") });
  return identifier;
}
