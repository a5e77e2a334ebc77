import { defineEntity, p } from "@mikro-orm/core";

const SeedRecordSchema = defineEntity({
  name: "SeedRecord",
  tableName: "seed_record",
  properties: {
    kind: p.text().primary(),
    key: p.text().primary(),
    hash: p.text(),
    /** The row made of the content, and its version when it was last seeded. */
    targetId: p.integer().nullable(),
    targetVersion: p.integer().nullable(),
  },
});

/**
 * What seeding made of one piece of the starting content. It outlives its row: a row that is gone was
 * deleted by an editor and is not brought back; one whose version moved was changed and is left alone.
 */
export class SeedRecord extends SeedRecordSchema.class {}
SeedRecordSchema.setClass(SeedRecord);
