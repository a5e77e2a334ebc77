import { defineEntity, p } from "@mikro-orm/core";
import { Person } from "./person.entity.ts";

const OpenIdIdentitySchema = defineEntity({
  name: "OpenIdIdentity",
  tableName: "openid_identity",
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    person: () => p.manyToOne(Person).ref().deleteRule("cascade"),
    /** URL of the provider. */
    issuer: p.text(),
    /** Identifies the account at the provider (`sub`); unlike an e-mail address it never changes. */
    subject: p.text(),
    createdAt: p.datetime().defaultRaw("now()"),
    lastUsedAt: p.datetime().defaultRaw("now()"),
  },
  uniques: [
    { name: "openid_identity_issuer_subject_unique", properties: ["issuer", "subject"] },
    { name: "openid_identity_person_id_issuer_unique", properties: ["person", "issuer"] },
  ],
});

/** An account at an OpenID Connect provider with which a person signs in. */
export class OpenIdIdentity extends OpenIdIdentitySchema.class {}
OpenIdIdentitySchema.setClass(OpenIdIdentity);
