import { defineEntity, p } from "@mikro-orm/core";
import { Person } from "./person.entity.ts";

const OneTimeCodesSchema = defineEntity({
  name: "OneTimeCodes",
  tableName: "one_time_codes",
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    person: () => p.manyToOne(Person).ref().deleteRule("cascade").unique(),
    /** The key that the person's app computes codes from (RFC 6238), in base32. It is needed in plain text. */
    secret: p.text().lazy(),
    /** Number of the last half minute whose code was accepted: a code is accepted once. */
    lastStep: p.integer().default(0),
    createdAt: p.datetime().defaultRaw("now()"),
    /** When the person proved a code; null while the set-up is not finished, and no code is asked for. */
    confirmedAt: p.datetime().nullable(),
  },
});

/** The one-time codes (TOTP) of a person. */
export class OneTimeCodes extends OneTimeCodesSchema.class {}
OneTimeCodesSchema.setClass(OneTimeCodes);

const RecoveryCodeSchema = defineEntity({
  name: "RecoveryCode",
  tableName: "recovery_code",
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    person: () => p.manyToOne(Person).ref().deleteRule("cascade"),
    /** SHA-256 of the code. */
    codeHash: p.text(),
    createdAt: p.datetime().defaultRaw("now()"),
    usedAt: p.datetime().nullable(),
  },
  uniques: [{ name: "recovery_code_person_id_code_hash_unique", properties: ["person", "codeHash"] }],
});

/** A code that replaces a one-time code once. */
export class RecoveryCode extends RecoveryCodeSchema.class {}
RecoveryCodeSchema.setClass(RecoveryCode);

const AuthChallengeSchema = defineEntity({
  name: "AuthChallenge",
  tableName: "auth_challenge",
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    /** SHA-256 of the token with which the client continues. */
    tokenHash: p.text().unique(),
    purpose: p.text(),
    /** The person who has to answer it; null if only the answer says who that is. */
    person: () => p.manyToOne(Person).ref().nullable().deleteRule("cascade").index(),
    /** What the answer is compared with. */
    data: p.json<unknown>().nullable(),
    createdAt: p.datetime().defaultRaw("now()"),
    expiresAt: p.datetime().index(),
  },
});

/** A sign-in, or a registration, of which one step is still missing. It is answered once. */
export class AuthChallenge extends AuthChallengeSchema.class {}
AuthChallengeSchema.setClass(AuthChallenge);

const PasskeySchema = defineEntity({
  name: "Passkey",
  tableName: "passkey",
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    person: () => p.manyToOne(Person).ref().deleteRule("cascade").index(),
    /** The name that the authenticator gave it, in base64url. */
    credentialId: p.text().unique(),
    /** COSE key, in base64url. */
    publicKey: p.text(),
    /** How often the authenticator used it, as far as it counts: a copy of the key would count otherwise. */
    counter: p.bigint("number"),
    /** How a browser reaches the authenticator. */
    transports: p.json<string[]>(),
    name: p.text(),
    createdAt: p.datetime().defaultRaw("now()"),
    lastUsedAt: p.datetime().nullable(),
  },
  checks: [{ name: "passkey_texts_filled", expression: "name <> ''" }],
});

/** A passkey (WebAuthn) with which a person signs in. */
export class Passkey extends PasskeySchema.class {}
PasskeySchema.setClass(Passkey);
