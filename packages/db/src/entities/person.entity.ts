import { defineEntity, p } from "@mikro-orm/core";
import { baseProperties, IntegerArray } from "./columns.ts";
import { Language } from "./language.entity.ts";

const PersonSchema = defineEntity({
  name: "Person",
  tableName: "person",
  properties: {
    ...baseProperties,
    /** In lower case. */
    email: p.text().unique(),
    name: p.text(),
    role: p.enum(["editor", "administrator"] as const),
    /**
     * The languages whose translations an editor may change, and nothing else; null for all content. Identifiers of
     * deleted languages stay, so that restoring a language restores its editors.
     */
    languageIds: p.type(IntegerArray).$type<number[]>().nullable(),
    /** Whether an editor's changes of translations need no review, and the editor may mark others as reviewed. */
    canReview: p.boolean().default(true),
    /** argon2id, in the PHC string format; null until an invitation is accepted. */
    passwordHash: p.text().nullable().lazy(),
    passwordChangedAt: p.datetime().nullable(),
    deactivatedAt: p.datetime().nullable(),
    /** Since when the person has had a second factor without interruption; the history shows its changes. */
    secondFactorAt: p.datetime().nullable(),
    lastSeenAt: p.datetime().nullable(),
  },
  checks: [
    { name: "person_texts_filled", expression: "name <> '' and email <> '' and email = lower(email)" },
  ],
});

/** A user. People who signed in are deactivated, not deleted, so that the history has their names. */
export class Person extends PersonSchema.class {}
PersonSchema.setClass(Person);

const SessionSchema = defineEntity({
  name: "Session",
  tableName: "session",
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    /** SHA-256 of the identifier in the cookie. */
    tokenHash: p.text().unique(),
    person: () => p.manyToOne(Person).ref().deleteRule("cascade").index(),
    address: p.text().default(""),
    userAgent: p.text().default(""),
    /** Whether it began with more than a password. */
    multiFactor: p.boolean().default(false),
    createdAt: p.datetime().defaultRaw("now()"),
    lastSeenAt: p.datetime().defaultRaw("now()"),
    expiresAt: p.datetime().index(),
  },
});

/** An active sign-in. */
export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);

const ApiTokenSchema = defineEntity({
  name: "ApiToken",
  tableName: "api_token",
  properties: {
    ...baseProperties,
    name: p.text(),
    /** SHA-256 of the token. */
    tokenHash: p.text().unique().lazy(),
    /** First and last characters of the token, by which people recognise it. */
    prefix: p.text(),
    suffix: p.text().nullable(),
    role: p.enum(["editor", "administrator"] as const),
    /** Whether it only reads what its role may read. */
    readOnly: p.boolean().default(false),
    /** The only language whose translations it may change; null for all content. */
    language: () => p.manyToOne(Language).ref().nullable().deleteRule("cascade").index(),
    createdBy: () => p.manyToOne(Person).ref().nullable().deleteRule("set null").index(),
    expiresAt: p.datetime().nullable(),
    lastUsedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
  checks: [{ name: "api_token_texts_filled", expression: "name <> ''" }],
});

/** A token with which a program authenticates. */
export class ApiToken extends ApiTokenSchema.class {}
ApiTokenSchema.setClass(ApiToken);

const OneTimeLinkSchema = defineEntity({
  name: "OneTimeLink",
  tableName: "one_time_link",
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    /** SHA-256 of the token in the link. */
    tokenHash: p.text().unique(),
    purpose: p.enum(["set-up", "invitation", "password-reset"] as const),
    /** The person whose password it sets; null for the set-up, which creates the first administrator. */
    person: () => p.manyToOne(Person).ref().nullable().deleteRule("cascade").index(),
    createdAt: p.datetime().defaultRaw("now()"),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
});

/** A link for setting a password once. */
export class OneTimeLink extends OneTimeLinkSchema.class {}
OneTimeLinkSchema.setClass(OneTimeLink);
