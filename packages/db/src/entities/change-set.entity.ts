import { defineEntity, p } from "@mikro-orm/core";
import { ApiToken } from "./api-token.entity.ts";
import { Person } from "./person.entity.ts";

const ChangeSetSchema = defineEntity({
  name: "ChangeSet",
  tableName: "change_set",
  properties: {
    id: p.bigint("string").primary().generated("by default as identity"),
    at: p.datetime().defaultRaw("now()").index(),
    person: () => p.manyToOne(Person).ref().nullable().deleteRule("set null"),
    apiToken: () => p.manyToOne(ApiToken).ref().nullable().deleteRule("set null"),
    /** Who it was, as they were called then. */
    authorName: p.text(),
    reason: p.text().default("edit"),
    /** The record that the save was about; null until the save is whole. */
    kind: p.text().nullable(),
    recordId: p.integer().nullable(),
    /** How many records changed; null for changes made past the application. */
    changeCount: p.integer().nullable(),
  },
  indexes: [{ properties: ["person", "id"] }, { properties: ["kind", "id"] }],
});

/** What one save did, by whom and when. */
export class ChangeSet extends ChangeSetSchema.class {}
ChangeSetSchema.setClass(ChangeSet);
