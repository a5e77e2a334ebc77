import type { EntityManager } from "@mikro-orm/postgresql";
import { OneTimeLink } from "@saywhere/db/entities/one-time-link.entity";
import type { LinkPurpose, OneTimeLink as ShownLink } from "@saywhere/validators/account";
import { createSecret, hashSecret } from "./secret.ts";

const DAY = 86_400_000;

const PAGES: Record<LinkPurpose, { path: string; lifetime: number }> = {
  "set-up": { path: "/admin/set-up", lifetime: 7 * DAY },
  invitation: { path: "/admin/invitation", lifetime: 7 * DAY },
  "password-reset": { path: "/admin/reset-password", lifetime: DAY },
};

/**
 * Makes a link that lets somebody choose a password, once; the person's older links end. The secret is in
 * the fragment, which browsers send to nobody: no log and no Referer holds it.
 *
 * @param personId null for the set-up; its older links stay, as another instance may have shown them
 */
export async function createLink(
  em: EntityManager,
  publicUrl: string,
  purpose: LinkPurpose,
  personId: number | null,
): Promise<ShownLink> {
  const { path, lifetime } = PAGES[purpose];
  const secret = createSecret();
  const expiresAt = new Date(Date.now() + lifetime);
  if (personId !== null) await em.nativeDelete(OneTimeLink, { person: personId, usedAt: null });
  await em.insert(OneTimeLink, { tokenHash: hashSecret(secret), purpose, person: personId, expiresAt });
  return { url: `${publicUrl}${path}#${secret}`, expires_at: expiresAt.toISOString() };
}
