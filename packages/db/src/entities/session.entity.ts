import { defineEntity, p } from "@mikro-orm/core";
import { Person } from "./person.entity.ts";

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
