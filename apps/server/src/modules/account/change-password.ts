import type { EntityManager } from "@mikro-orm/postgresql";
import { OneTimeLink } from "@saywhere/db/entities/one-time-link.entity";
import { Person } from "@saywhere/db/entities/person.entity";
import { Session } from "@saywhere/db/entities/session.entity";
import type { ChangePasswordInput } from "@saywhere/validators/accounts/account";
import type { Caller } from "../../auth/actor.ts";
import type { SignedInActor } from "../../auth/require-role.ts";
import type { RateLimitedDeps } from "./account-deps.ts";
import { hashPassword } from "./password-hash.ts";
import { refuseGuessable } from "./password-strength.ts";
import { endSignIns, lockCaller } from "./person-writes.ts";
import { startSession } from "./start-session.ts";
import { verifyCurrentPassword, wrongPassword } from "./verify-current-password.ts";

const FIELD = "current_password";

/** Changes the caller's own password, ends every session of the person, and continues in a new session. */
export async function changePassword(
  deps: RateLimitedDeps,
  input: ChangePasswordInput,
  actor: SignedInActor,
  caller: Caller,
): Promise<void> {
  const { author, sessionId } = actor;
  const { id: personId, name, email } = actor.me;
  const given = { password: input.current_password, field: FIELD };
  const stored = await verifyCurrentPassword(deps, personId, given, caller);
  await refuseGuessable(input.new_password, "new_password", [name, email ?? ""]);
  const passwordHash = await hashPassword(input.new_password);
  const { result } = await deps.recordWriter.run(author, "edit", async (em) => {
    await lockCaller(em, actor);
    const person = await em.findOne(Person, { id: personId, passwordHash: stored, deactivatedAt: null });
    if (!person) throw wrongPassword(FIELD);
    const multiFactor = (await em.count(Session, { id: sessionId, multiFactor: true })) > 0;
    await setPassword(em, person, passwordHash);
    return startSession(em, personId, caller, { multiFactor });
  });
  caller.setSession(result);
}

/** Sets a new password for a person, and ends all sessions and sign-ins from the old password, and all open links. */
export async function setPassword(em: EntityManager, person: Person, passwordHash: string): Promise<void> {
  em.assign(person, { passwordHash, passwordChangedAt: new Date() });
  await em.flush();
  await endSignIns(em, person.id);
  await em.nativeDelete(OneTimeLink, { person: person.id, usedAt: null });
}
