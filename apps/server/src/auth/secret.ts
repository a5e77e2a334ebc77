import { createHash, randomBytes } from "node:crypto";

const BYTES = 32;

/** Generates a secret of 256 random bits in characters that are valid in URLs and cookies. */
export function generateSecret(): string {
  return randomBytes(BYTES).toString("base64url");
}

/**
 * Returns the hash that is stored for a secret. A plain hash is sufficient because a random secret cannot be guessed.
 */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/**
 * Returns the hash that is stored for an API token. Version 1.0.0, to which a site may go back, does not know tokens
 * that only read, or only change one language, and would let them change everything: a hash of another form makes it
 * reject them.
 */
export function hashToken(token: string, { restricted }: { restricted: boolean }): string {
  return hashSecret(restricted ? `restricted ${token}` : token);
}
