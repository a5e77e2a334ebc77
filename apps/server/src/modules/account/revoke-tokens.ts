import type { EntityManager } from "@mikro-orm/postgresql";
import { ApiToken } from "@saywhere/db/entities/person.entity";
import type { Role } from "@saywhere/validators/accounts/account";

/** Revokes the API tokens that a person created, or only those with one role. */
export async function revokeTokensOf(em: EntityManager, personId: number, role?: Role): Promise<void> {
  const which = { createdBy: personId, revokedAt: null, ...(role && { role }) };
  await em.nativeUpdate(ApiToken, which, { revokedAt: new Date() });
}
