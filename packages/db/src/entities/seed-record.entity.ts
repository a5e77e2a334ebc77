import { defineEntity, p } from "@mikro-orm/core";

const SeedRecordSchema = defineEntity({
  name: "SeedRecord",
  tableName: "seed_record",
  properties: {
    kind: p.text().primary(),
    key: p.text().primary(),
    hash: p.text(),
    /** The seeded row, and its version after the last seeding. */
    targetId: p.integer().nullable(),
    targetVersion: p.integer().nullable(),
  },
});

/**
 * A seeded piece of the starting content and its row. It remains after its row is deleted: seeding does not restore a
 * row that an editor deleted, and does not overwrite a row whose version has changed.
 */
export class SeedRecord extends SeedRecordSchema.class {}
SeedRecordSchema.setClass(SeedRecord);
