import type { EntityManager } from "@mikro-orm/postgresql";
import { OneTimeLink, type Person, Session } from "@saywhere/db/entities/person.entity";

/** Sets a new password for a person, and ends all sessions from the old password and all open links. */
export async function setPassword(em: EntityManager, person: Person, passwordHash: string): Promise<void> {
  em.assign(person, { passwordHash, passwordChangedAt: new Date() });
  await em.flush();
  await em.nativeDelete(Session, { person: person.id });
  await em.nativeDelete(OneTimeLink, { person: person.id, usedAt: null });
}
