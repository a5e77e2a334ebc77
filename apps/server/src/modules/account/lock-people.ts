import type { EntityManager } from "@mikro-orm/postgresql";
import type { SignedInActor } from "../../auth/require-role.ts";
import { AppError } from "../../errors/app-error.ts";

// Not `for update`, which also waits for every change that one of them is the author of: of two people who
// change each other, each would wait for the other.
const LOCK = "order by id for no key update";

/** Keeps others from changing somebody until the transaction ends; false when there is no such person. */
export async function lockPerson(em: EntityManager, id: number): Promise<boolean> {
  const locked = await em.execute<unknown[]>(`select id from person where id = ? ${LOCK}`, [id]);
  return locked.length > 0;
}

/**
 * Locks the administrators who can sign in, in one order for everybody, and names them. A change of people or of API
 * tokens begins with it, so that none is made by a caller who stopped being an administrator after the request began.
 *
 * @throws AppError FORBIDDEN when the caller is none of them
 */
export async function lockAdministrators(em: EntityManager, { me }: SignedInActor): Promise<number[]> {
  const locked = await em.execute<{ id: number }[]>(
    `select id from person
     where role = 'administrator' and deactivated_at is null and password_hash is not null ${LOCK}`,
  );
  const ids = locked.map(({ id }) => id);
  if (!ids.includes(me.id)) throw new AppError("FORBIDDEN", "Only administrators may do this");
  return ids;
}
