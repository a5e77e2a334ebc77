import type { EntityManager } from "@mikro-orm/postgresql";
import type { SignedInActor } from "../../auth/require-role.ts";
import { AppError } from "../../errors/app-error.ts";

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
 * Locks the administrators who can sign in, in the same order for every caller, and returns them. Every change of
 * people or of API tokens takes this lock first, so that a caller who lost the administrator role after the request
 * started cannot make it.
 *
 * @throws AppError FORBIDDEN when the caller is not one of them
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
