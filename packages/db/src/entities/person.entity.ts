import { defineEntity, p } from "@mikro-orm/core";
import { baseProperties } from "./base-properties.ts";

const PersonSchema = defineEntity({
  name: "Person",
  tableName: "person",
  properties: {
    ...baseProperties,
    /** In lower case. */
    email: p.text().unique(),
    name: p.text(),
    role: p.enum(["editor", "administrator"] as const),
    /** argon2id, in the PHC string format; null until an invitation is accepted. */
    passwordHash: p.text().nullable().lazy(),
    passwordChangedAt: p.datetime().nullable(),
    deactivatedAt: p.datetime().nullable(),
    lastSeenAt: p.datetime().nullable(),
  },
  checks: [
    { name: "person_texts_filled", expression: "name <> '' and email <> '' and email = lower(email)" },
  ],
});

/** Somebody who may sign in. People are deactivated, not deleted, so that what they did keeps their name. */
export class Person extends PersonSchema.class {}
PersonSchema.setClass(Person);
