import type { EntityManager } from "@mikro-orm/postgresql";
import { OneTimeLink, Person, Session } from "@saywhere/db/entities/person.entity";
import { findPasswordHash } from "@saywhere/db/queries/accounts/account.queries";
import type { ChangePasswordInput } from "@saywhere/validators/accounts/account";
import type { Caller } from "../../auth/actor.ts";
import type { SignedInActor } from "../../auth/require-role.ts";
import { AppError } from "../../errors/app-error.ts";
import type { RateLimitedDeps } from "./account-deps.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { lockPerson } from "./person-writes.ts";
import { startSession } from "./sign-in.ts";

function wrong(): AppError {
  const message = "The current password is wrong";
  return new AppError("BAD_REQUEST", message, { issues: [{ path: ["current_password"], message }] });
}

/** Changes the caller's own password, ends every session of the person, and continues in a new session. */
export async function changePassword(
  { db, writer, limits }: RateLimitedDeps,
  input: ChangePasswordInput,
  { me: { id: personId }, author }: SignedInActor,
  caller: Caller,
): Promise<void> {
  await limits.changePassword(caller.address);
  const stored = await findPasswordHash(db, personId);
  if (!(await verifyPassword(stored, input.current_password))) throw wrong();
  const passwordHash = await hashPassword(input.new_password);
  const { result } = await writer.run(author, "edit", async (em) => {
    await lockPerson(em, personId);
    const person = await em.findOne(Person, { id: personId, passwordHash: stored, deactivatedAt: null });
    if (!person) throw wrong();
    await setPassword(em, person, passwordHash);
    return startSession(em, personId, caller);
  });
  caller.setSession(result);
}

/** Sets a new password for a person, and ends all sessions from the old password and all open links. */
export async function setPassword(em: EntityManager, person: Person, passwordHash: string): Promise<void> {
  em.assign(person, { passwordHash, passwordChangedAt: new Date() });
  await em.flush();
  await em.nativeDelete(Session, { person: person.id });
  await em.nativeDelete(OneTimeLink, { person: person.id, usedAt: null });
}
