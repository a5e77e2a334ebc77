import { defineEntity, p } from "@mikro-orm/core";
import { ChangeSet } from "./change-set.entity.ts";

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
