import { defineEntity, p } from "@mikro-orm/core";
import { baseProperties } from "./base-properties.ts";
import { Person } from "./person.entity.ts";

const ApiTokenSchema = defineEntity({
  name: "ApiToken",
  tableName: "api_token",
  properties: {
    ...baseProperties,
    name: p.text(),
    /** SHA-256 of the token. */
    tokenHash: p.text().unique().lazy(),
    /** First characters of the token, to tell tokens apart. */
    prefix: p.text(),
    role: p.enum(["editor", "administrator"] as const),
    createdBy: () => p.manyToOne(Person).ref().nullable().deleteRule("set null").index(),
    expiresAt: p.datetime().nullable(),
    lastUsedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
  checks: [{ name: "api_token_texts_filled", expression: "name <> ''" }],
});

/** What a program signs in with. */
export class ApiToken extends ApiTokenSchema.class {}
ApiTokenSchema.setClass(ApiToken);
