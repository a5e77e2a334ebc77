import { defineEntity, p } from "@mikro-orm/core";
import { baseProperties } from "./columns.ts";
import { Person } from "./person.entity.ts";

const ApiTokenSchema = defineEntity({
  name: "ApiToken",
  tableName: "api_token",
  properties: {
    ...baseProperties,
    name: p.text(),
    /** SHA-256 of the token. */
    tokenHash: p.text().unique().lazy(),
    /** First and last characters of the token, by which people recognize it. */
    prefix: p.text(),
    suffix: p.text().nullable(),
    role: p.enum(["editor", "administrator"] as const),
    /** Whether it only reads what its role may read. */
    readOnly: p.boolean().default(false),
    /** The only language whose translations it may change, also once that is deleted; null for all content. */
    languageId: p.integer().nullable(),
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
