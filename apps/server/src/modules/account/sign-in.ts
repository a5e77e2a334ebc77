import type { EntityManager } from "@mikro-orm/postgresql";
import { Person } from "@saywhere/db/entities/person.entity";
import { findCredential } from "@saywhere/db/queries/accounts/account.queries";
import { findSecondFactors } from "@saywhere/db/queries/accounts/second-factor.queries";
import { toQueryable } from "@saywhere/db/queries/queryable";
import type { Me, SignInInput, SignInResult } from "@saywhere/validators/accounts/account";
import type { SecondStep } from "@saywhere/validators/accounts/second-factor";
import type { Caller } from "../../auth/actor.ts";
import { AppError } from "../../errors/app-error.ts";
import { presentMe } from "./account.presenter.ts";
import type { RateLimitedDeps } from "./account-deps.ts";
import { createChallenge } from "./auth-challenges.ts";
import { verifyPassword } from "./password-hash.ts";
import { lockPerson } from "./person-writes.ts";
import { startSession } from "./start-session.ts";

/** The error and the work are the same for every cause, so that a client cannot learn which e-mail addresses are known. */
const wrong = () => new AppError("UNAUTHORIZED", "E-mail or password is wrong");

/** Signs a person in, or begins the second step. The attempt is counted before any costly work starts. */
export async function signIn(
  { db, orm, limits }: RateLimitedDeps,
  { email, password }: SignInInput,
  caller: Caller,
): Promise<SignInResult> {
  await limits.signIn(caller.ipAddress, email);
  const credential = await findCredential(db, email);
  const right = await verifyPassword(credential?.password_hash ?? null, password);
  if (!credential || !right) throw wrong();
  const proved = await orm.em.fork().transactional(async (em) => {
    // The lock is needed because the person may be deactivated, or choose another password, at the same time.
    await lockPerson(em, credential.id);
    const found = await em.findOne(Person, {
      id: credential.id,
      passwordHash: credential.password_hash,
      deactivatedAt: null,
    });
    if (!found) throw wrong();
    return acceptFirstFactor(em, found, caller);
  });
  if ("me" in proved) await limits.signedIn(caller.ipAddress, email);
  return finishSignIn(proved, caller);
}

/** Reports a sign-in that was refused, and throws its error again. */
export function reportRefusal({ onRefusedSignIn }: RateLimitedDeps) {
  return (error: unknown): never => {
    if (error instanceof AppError) onRefusedSignIn?.();
    throw error;
  };
}

/** What follows a first factor, such as the password: a session, or a second step. */
export type ProvedFactor = { me: Me; identifier: string } | SecondStep;

/** Starts a session for a person who proved one factor, or begins the second step. Requires the lock of the person. */
export async function acceptFirstFactor(
  em: EntityManager,
  person: Person,
  caller: Caller,
): Promise<ProvedFactor> {
  const factors = await findSecondFactors(toQueryable(em), person.id);
  if (!factors?.codes) {
    // A session without the passkey would count as ended.
    if (factors?.required && factors.passkeys.length > 0) return { second_factor: { method: "passkey" } };
    const identifier = await startSession(em, person.id, caller);
    return { me: presentMe(person, factors?.required), identifier };
  }
  const { token, expiresAt } = await createChallenge(em, { purpose: "second-factor", personId: person.id });
  return { second_factor: { method: "code", token, expires_at: expiresAt.toISOString() } };
}

/** Sets the cookie of the session, if there is one. Called after the transaction. */
export function finishSignIn(proved: ProvedFactor, caller: Caller): SignInResult {
  if ("second_factor" in proved) return proved;
  caller.setSession(proved.identifier);
  return proved.me;
}
