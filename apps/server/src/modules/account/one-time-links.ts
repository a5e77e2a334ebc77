import type { EntityManager } from "@mikro-orm/postgresql";
import { OneTimeLink } from "@saywhere/db/entities/person.entity";
import type { LinkPurpose, OneTimeLink as ShownLink } from "@saywhere/validators/accounts/account";
import { generateSecret, hashSecret } from "../../auth/session-secret.ts";
import { daysFromNow } from "./days-from-now.ts";

const PAGES: Record<LinkPurpose, { path: string; days: number }> = {
  "set-up": { path: "/admin/set-up", days: 7 },
  invitation: { path: "/admin/invitation", days: 7 },
  "password-reset": { path: "/admin/reset-password", days: 1 },
};

/**
 * Creates a link that lets a person choose a password once; the person's older links become invalid. The secret is in
 * the URL fragment, which browsers never send, so that no log and no Referer header contains it.
 *
 * @param personId null for the set-up, whose older links stay valid, as another instance may have shown them
 */
export async function createLink(
  em: EntityManager,
  publicUrl: string,
  purpose: LinkPurpose,
  personId: number | null,
): Promise<ShownLink> {
  const { path, days } = PAGES[purpose];
  const secret = generateSecret();
  if (personId !== null) await em.nativeDelete(OneTimeLink, { person: personId, usedAt: null });
  const id = await em.insert(OneTimeLink, {
    tokenHash: hashSecret(secret),
    purpose,
    person: personId,
    expiresAt: daysFromNow(days),
  });
  const { expiresAt } = await em.findOneOrFail(OneTimeLink, id);
  return { url: `${publicUrl}${path}#${secret}`, expires_at: expiresAt.toISOString() };
}
