import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { generateSecret } from "../../auth/secret.ts";
import { AppError } from "../../errors/app-error.ts";
import { memoizeUntilFailure } from "../../lib/memoize-until-failure.ts";

/**
 * Parameters that OWASP's Password Storage Cheat Sheet recommends for argon2id, the library's default: 19 MiB, two
 * passes.
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes 19 MiB and one of the four threads that Node shares with file access and DNS lookups. */
const limited = pLimit(2);

/** A longer queue would exceed the time that people and proxies wait. */
const MAX_WAITING = 200;

/** Compared where an e-mail address is unknown. */
const unusableHash = memoizeUntilFailure(() => hashPassword(generateSecret()));

/** The same password typed on another keyboard may consist of other code points (NIST SP 800-63B, section 5.1.1.2). */
const normalized = (password: string) => password.normalize("NFKC");

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (limited.pendingCount >= MAX_WAITING) {
    throw new AppError("TOO_MANY_REQUESTS", "Too many people are signing in. Try again in a minute.", {
      retryAfter: 60,
    });
  }
  return limited(work);
}

/** Hashes a password with argon2id, in the PHC string format. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalized(password), PARAMETERS));
}

/**
 * Compares a password with the stored hash. Without a stored hash the same work is done, so that the response time does
 * not reveal which e-mail addresses are known.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  // Also with a stored hash: the first call makes it.
  const unusable = await unusableHash();
  const compareWith = stored ?? unusable;
  const same = await inTurn(() => verify(compareWith, normalized(password)));
  return stored !== null && same;
}
