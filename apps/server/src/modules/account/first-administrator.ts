import type { EntityManager } from "@mikro-orm/postgresql";
import { OneTimeLink, Person } from "@saywhere/db/entities/person.entity";
import { AppError } from "../../errors/app-error.ts";
import { addPerson } from "./add-person.ts";

/** Takes the lock that lets one request at a time, across all instances, create people without a sign-in. */
export async function lockSetUp(em: EntityManager): Promise<void> {
  await em.execute("select pg_advisory_xact_lock(hashtext('saywhere set-up'))");
}

/** Requires the lock of `lockSetUp`. @throws AppError CONFLICT when the site was set up in the meantime */
export async function addFirstAdministrator(
  em: EntityManager,
  person: { name: string; email: string; passwordHash: string },
): Promise<Person> {
  if ((await em.count(Person, { passwordHash: { $ne: null } })) > 0) {
    throw new AppError("CONFLICT", "The site was set up already. Sign in instead.");
  }
  await em.nativeDelete(OneTimeLink, { purpose: "set-up", usedAt: null });
  return addPerson(em, { ...person, role: "administrator" });
}
