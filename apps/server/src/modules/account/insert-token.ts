import type { EntityManager } from "@mikro-orm/postgresql";
import { ApiToken } from "@saywhere/db/entities/api-token.entity";
import { Language } from "@saywhere/db/entities/language.entity";
import type { CreateTokenInput } from "@saywhere/validators/accounts/account";
import { generateSecret, hashToken } from "../../auth/secret.ts";
import { invalidField } from "../../errors/app-error.ts";
import { daysFromNow } from "./days-from-now.ts";
import { type Administrator, lockAdministrators } from "./person-writes.ts";

const PREFIX_LENGTH = 10;
const SUFFIX_LENGTH = 4;

/**
 * Creates an API token that acts for an administrator.
 *
 * @returns the token itself, which is not stored
 * @throws AppError FORBIDDEN when the person is not an administrator who can sign in, BAD_REQUEST for an unknown
 *   language
 */
export async function insertToken(
  em: EntityManager,
  { name, role, language_id, expires_in_days }: CreateTokenInput,
  administrator: Administrator,
): Promise<{ id: number; token: string }> {
  await lockAdministrators(em, administrator);
  if (language_id !== null && (await em.count(Language, { id: language_id })) === 0) {
    throw invalidField(["language_id"], "This language no longer exists");
  }
  // The prefix identifies the token to people, and to scanners that look for secrets in published code.
  const token = `swt_${generateSecret()}`;
  const readOnly = role === "reader";
  const id = await em.insert(ApiToken, {
    name,
    role: readOnly ? "editor" : role,
    readOnly,
    languageId: language_id,
    prefix: token.slice(0, PREFIX_LENGTH),
    suffix: token.slice(-SUFFIX_LENGTH),
    tokenHash: hashToken(token, { restricted: readOnly || language_id !== null }),
    createdBy: administrator.me.id,
    expiresAt: expires_in_days === null ? null : daysFromNow(expires_in_days),
  });
  return { id, token };
}
