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
    /** The name of the author at that time. */
    authorName: p.text(),
    reason: p.text().default("edit"),
    /** The subject of the save; null until the save is complete. */
    kind: p.text().nullable(),
    recordId: p.integer().nullable(),
    /** Number of changed records; null for changes made outside the application. */
    changeCount: p.integer().nullable(),
    /** Rises in the order in which the saves were committed, unlike `id`; null until then. */
    commitPosition: p.bigint("string").nullable().unique(),
  },
  indexes: [{ properties: ["person", "id"] }, { properties: ["kind", "id"] }],
});

/** The changes of one save, with its author and time. */
export class ChangeSet extends ChangeSetSchema.class {}
ChangeSetSchema.setClass(ChangeSet);

const ChangeSchema = defineEntity({
  name: "Change",
  tableName: "change",
  properties: {
    id: p.bigint("string").primary().generated("by default as identity"),
    changeSet: () => p.manyToOne(ChangeSet).ref().deleteRule("cascade"),
    kind: p.text(),
    /** For a related phrase: the phrase it belongs to. */
    recordId: p.integer(),
    action: p.enum(["create", "update", "delete"] as const),
    /** The name of the record at that time. */
    label: p.text(),
    /** The columns before and after, without generated columns and secrets. */
    before: p.json<Record<string, unknown>>().nullable(),
    after: p.json<Record<string, unknown>>().nullable(),
  },
  indexes: [{ properties: ["changeSet", "id"] }, { properties: ["kind", "recordId", "id"] }],
});

/** One changed record. Triggers write these rows. */
export class Change extends ChangeSchema.class {}
ChangeSchema.setClass(Change);
