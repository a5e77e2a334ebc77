import { createHash, randomBytes } from "node:crypto";

const BYTES = 32;

/** Makes what only one caller knows: 256 random bits, in letters that addresses and cookies take. */
export function generateSecret(): string {
  return randomBytes(BYTES).toString("base64url");
}

/** What is stored of a secret. It is random, so a plain hash keeps it: there is nothing to guess. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
