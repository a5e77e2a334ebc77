import { randomBytes } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { OneTimeCodes, RecoveryCode } from "@saywhere/db/entities/second-factor.entity";
import { Secret, TOTP } from "otpauth";
import { hashSecret } from "../../auth/secret.ts";

/** Seconds for which a code is shown. */
const PERIOD = 30;
/** Bytes of a secret (RFC 4226, section 4). */
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** Bytes of a recovery code: as it is stored as a plain hash, it must not be guessable from the hash. */
const RECOVERY_BYTES = 10;

/** The codes of a secret, by the parameters that every app supports. */
function codesOf(secret: string, label = ""): TOTP {
  return new TOTP({
    issuer: "Saywhere",
    label,
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  });
}

/** Generates a secret in base32. */
export function generateCodeSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Returns the URL that an app reads from a QR code. */
export function codeUrl(secret: string, email: string): string {
  return codesOf(secret, email).toString();
}

/**
 * Returns the number of the half minute of a code; null for a wrong code. The half minutes before and after the current
 * one are accepted as well, for clocks that are not exact.
 */
function stepOf(secret: string, code: string): number | null {
  const timestamp = Date.now();
  const delta = codesOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

/**
 * Accepts a one-time code of a person, once. Requires the lock of the person.
 *
 * @param confirmed whether the set-up of the codes is finished
 */
async function acceptOneTimeCode(
  em: EntityManager,
  personId: number,
  code: string,
  confirmed: boolean,
): Promise<boolean> {
  const codes = await em.findOne(
    OneTimeCodes,
    { person: personId, confirmedAt: confirmed ? { $ne: null } : null },
    { populate: ["secret"] },
  );
  if (!codes) return false;
  const step = stepOf(codes.secret, code);
  if (step === null || step <= codes.lastStep) return false;
  codes.lastStep = step;
  if (!confirmed) codes.confirmedAt = new Date();
  await em.flush();
  return true;
}

/** Accepts the first code of a person, which finishes the set-up. Requires the lock of the person. */
export function confirmCodes(em: EntityManager, personId: number, code: string): Promise<boolean> {
  return acceptOneTimeCode(em, personId, code, false);
}

/** Accepts a one-time code or a recovery code of a person, once. Requires the lock of the person. */
export async function acceptCode(em: EntityManager, personId: number, code: string): Promise<boolean> {
  if (/^\d+$/.test(code)) return acceptOneTimeCode(em, personId, code, true);
  const which = { person: personId, codeHash: hashSecret(code), usedAt: null };
  return (await em.nativeUpdate(RecoveryCode, which, { usedAt: new Date() })) === 1;
}

/** Replaces the recovery codes of a person. @returns the codes, of which only hashes are stored */
export async function replaceRecoveryCodes(em: EntityManager, personId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32.toLowerCase(),
  );
  await em.nativeDelete(RecoveryCode, { person: personId });
  await em.insertMany(
    RecoveryCode,
    codes.map((code) => ({ person: personId, codeHash: hashSecret(code) })),
  );
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, "$1-"));
}
