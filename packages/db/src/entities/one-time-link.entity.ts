import { defineEntity, p } from "@mikro-orm/core";
import { Person } from "./person.entity.ts";

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
