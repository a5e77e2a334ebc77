import { defineEntity, p } from "@mikro-orm/core";
import { ApiToken, Person } from "./person.entity.ts";

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
    /** What people called the record then. */
    label: p.text(),
    /** The row's columns before and after; without what the database fills in, and without secrets. */
    before: p.json<Record<string, unknown>>().nullable(),
    after: p.json<Record<string, unknown>>().nullable(),
  },
  indexes: [{ properties: ["changeSet", "id"] }, { properties: ["kind", "recordId", "id"] }],
});

/** One record that changed. Triggers of the migrations keep these rows. */
export class Change extends ChangeSchema.class {}
ChangeSchema.setClass(Change);
