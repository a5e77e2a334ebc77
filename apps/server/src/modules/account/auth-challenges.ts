import type { EntityManager } from "@mikro-orm/postgresql";
import { AuthChallenge } from "@saywhere/db/entities/second-factor.entity";
import { generateSecret, hashSecret } from "../../auth/secret.ts";

/** The step that is missing. */
export type ChallengePurpose =
  | "second-factor"
  | "passkey-registration"
  | "passkey-sign-in"
  | "openid-connect";

interface NewChallenge {
  purpose: ChallengePurpose;
  /** Null if only the answer says who it is. */
  personId: number | null;
  /** What the answer is compared with. */
  data?: unknown;
}

const MINUTES = 10;

export interface CreatedChallenge {
  /** With it the client continues; only its hash is stored. */
  token: string;
  expiresAt: Date;
}

/** Stores that a step is missing, for ten minutes. */
export async function createChallenge(
  em: EntityManager,
  { purpose, personId, data = null }: NewChallenge,
): Promise<CreatedChallenge> {
  const token = generateSecret();
  const expiresAt = new Date(Date.now() + MINUTES * 60_000);
  await em.insert(AuthChallenge, {
    tokenHash: hashSecret(token),
    purpose,
    person: personId,
    data,
    expiresAt,
  });
  return { token, expiresAt };
}

/** Finds a challenge that has neither expired nor been answered. */
export function findChallenge(
  em: EntityManager,
  purpose: ChallengePurpose,
  token: string,
): Promise<AuthChallenge | null> {
  return em.findOne(AuthChallenge, { tokenHash: hashSecret(token), purpose, expiresAt: { $gt: new Date() } });
}

/**
 * Removes a challenge, so that it is answered once. @returns false when another request answered it in the meantime
 */
export async function removeChallenge(em: EntityManager, { id }: AuthChallenge): Promise<boolean> {
  return (await em.nativeDelete(AuthChallenge, { id })) === 1;
}
