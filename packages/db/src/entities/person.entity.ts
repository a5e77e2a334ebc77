import { defineEntity, p } from "@mikro-orm/core";
import { baseProperties, IntegerArray } from "./columns.ts";

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
