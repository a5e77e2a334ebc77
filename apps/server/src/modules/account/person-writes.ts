import { type EntityManager, UniqueConstraintViolationException } from "@mikro-orm/postgresql";
import { ApiToken } from "@saywhere/db/entities/api-token.entity";
import { OneTimeLink } from "@saywhere/db/entities/one-time-link.entity";
import { Person } from "@saywhere/db/entities/person.entity";
import { AuthChallenge } from "@saywhere/db/entities/second-factor.entity";
import { Session } from "@saywhere/db/entities/session.entity";
import { CAN_SIGN_IN } from "@saywhere/db/queries/accounts/openid-identity.queries";
import { isSetUp } from "@saywhere/db/queries/accounts/person.queries";
import { toQueryable } from "@saywhere/db/queries/queryable";
import type { Role } from "@saywhere/validators/accounts/account";
import type { SignedInActor } from "../../auth/require-role.ts";
import { AppError, duplicateField } from "../../errors/app-error.ts";

interface NewPerson {
  name: string;
  email: string;
  role: Role;
  /** The only languages whose translations the person may change; null for all content. */
  languageIds?: number[] | null;
  canReview?: boolean;
  /** Null for an invited person. */
  passwordHash: string | null;
}

/** @throws AppError CONFLICT when another person already has the e-mail address */
export async function addPerson(em: EntityManager, { passwordHash, ...person }: NewPerson): Promise<Person> {
  const passwordChangedAt = passwordHash === null ? null : new Date();
  const added = em.create(Person, { ...person, passwordHash, passwordChangedAt });
  try {
    await em.flush();
    return added;
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw duplicateField("email", "There is already a person with this e-mail address", { cause: error });
  }
}

// Not `for update`, which also waits for every change whose author is one of these people: two people who change each
// other would wait for each other.
const LOCK = "order by id for no key update";

/**
 * Locks a person against changes by others until the transaction ends. @returns false when the person does not exist
 */
export async function lockPerson(em: EntityManager, id: number): Promise<boolean> {
  const locked = await em.execute<unknown[]>(`select id from person where id = ? ${LOCK}`, [id]);
  return locked.length > 0;
}

/**
 * Locks the caller for a change of their password or second factors. Everything that ends sessions takes this lock too,
 * so that a session that ended after the request started changes nothing.
 *
 * @throws AppError UNAUTHORIZED when the session has ended
 */
export async function lockCaller(em: EntityManager, { me, sessionId }: SignedInActor): Promise<void> {
  await lockPerson(em, me.id);
  await requireStandingSession(em, sessionId);
}

async function requireStandingSession(em: EntityManager, id: number): Promise<void> {
  if ((await em.count(Session, { id })) === 0) throw new AppError("UNAUTHORIZED", "Sign in first");
}

/** An administrator who is signed in, or for whom a command runs that has no session. */
export interface Administrator {
  me: { id: number };
  sessionId: number | null;
}

/**
 * Locks the administrators who can sign in, in the same order for every caller, and returns them. Every change of
 * people or of API tokens takes this lock first, so that a caller who lost the administrator role, or whose session
 * ended, after the request started cannot make it.
 *
 * @throws AppError FORBIDDEN when the caller is not an administrator, UNAUTHORIZED when the session has ended
 */
export async function lockAdministrators(
  em: EntityManager,
  { me, sessionId }: Administrator,
): Promise<number[]> {
  const ids = await lockPeopleWhoAdminister(em);
  if (!ids.includes(me.id)) throw new AppError("FORBIDDEN", "Only administrators may do this");
  if (sessionId !== null) await requireStandingSession(em, sessionId);
  return ids;
}

/** Locks the administrators who can sign in, as `lockAdministrators` does, where nobody is signed in yet. */
export async function lockPeopleWhoAdminister(em: EntityManager): Promise<number[]> {
  const locked = await em.execute<{ id: number }[]>(
    `select id from person where role = 'administrator' and deactivated_at is null and ${CAN_SIGN_IN} ${LOCK}`,
  );
  return locked.map(({ id }) => id);
}

/** Revokes the API tokens that a person created, or only those with one role. */
export async function revokeTokensOf(em: EntityManager, personId: number, role?: Role): Promise<void> {
  const which = { createdBy: personId, revokedAt: null, ...(role && { role }) };
  await em.nativeUpdate(ApiToken, which, { revokedAt: new Date() });
}

/** Ends the sessions of a person, and sign-ins that wait for the second factor. */
export async function endSignIns(em: EntityManager, personId: number): Promise<void> {
  await em.nativeDelete(Session, { person: personId });
  await em.nativeDelete(AuthChallenge, { person: personId });
}

/** Takes the lock that lets one request at a time, across all instances, create people without a sign-in. */
export async function lockSetUp(em: EntityManager): Promise<void> {
  await em.execute("select pg_advisory_xact_lock(hashtext('saywhere set-up'))");
}

/** Requires the lock of `lockSetUp`. @throws AppError CONFLICT when the site was set up in the meantime */
export async function addFirstAdministrator(
  em: EntityManager,
  person: { name: string; email: string; passwordHash: string },
): Promise<Person> {
  if (await isSetUp(toQueryable(em))) {
    throw new AppError("CONFLICT", "The site was set up already. Sign in instead.");
  }
  await em.nativeDelete(OneTimeLink, { purpose: "set-up", usedAt: null });
  return addPerson(em, { ...person, role: "administrator" });
}
