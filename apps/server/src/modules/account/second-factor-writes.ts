import type { EntityManager } from "@mikro-orm/postgresql";
import { Person } from "@saywhere/db/entities/person.entity";
import { OneTimeCodes, Passkey, RecoveryCode } from "@saywhere/db/entities/second-factor.entity";
import { findSecondFactors } from "@saywhere/db/queries/accounts/second-factor.queries";
import { toQueryable } from "@saywhere/db/queries/queryable";
import { AppError } from "../../errors/app-error.ts";
import { endSignIns } from "./person-writes.ts";

/**
 * Records whether the person has a second factor; the history shows when that changes.
 *
 * @returns whether the person needs a second factor and has none
 */
export async function markSecondFactor(em: EntityManager, personId: number): Promise<boolean> {
  const person = await em.findOneOrFail(Person, personId);
  const factors = await findSecondFactors(toQueryable(em), personId);
  const has = factors !== null && (factors.codes || factors.passkeys.length > 0);
  person.secondFactorAt = has ? (person.secondFactorAt ?? new Date()) : null;
  await em.flush();
  return !has && factors?.required === true;
}

/** @throws AppError CONFLICT when a person who needs a second factor has none */
export async function refuseMissingFactor(em: EntityManager, personId: number): Promise<void> {
  if (!(await markSecondFactor(em, personId))) return;
  throw new AppError(
    "CONFLICT",
    "Your account needs a second factor. Add another one before you remove this one.",
  );
}

export async function removeCodes(em: EntityManager, personId: number): Promise<void> {
  await em.nativeDelete(OneTimeCodes, { person: personId });
  await em.nativeDelete(RecoveryCode, { person: personId });
}

/** Removes all second factors of a person, and ends the sessions. Requires the lock of the person. */
export async function removeSecondFactors(em: EntityManager, personId: number): Promise<void> {
  await removeCodes(em, personId);
  await em.nativeDelete(Passkey, { person: personId });
  await markSecondFactor(em, personId);
  await endSignIns(em, personId);
}
