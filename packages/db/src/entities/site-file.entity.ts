import { defineEntity, p } from "@mikro-orm/core";
import { Deployment } from "./deployment.entity.ts";

const SiteFileSchema = defineEntity({
  name: "SiteFile",
  tableName: "site_file",
  properties: {
    id: p.bigint("string").primary().generated("by default as identity"),
    target: p.text(),
    key: p.text(),
    /** SHA-256 of the content, in hexadecimal. */
    hash: p.text(),
    /** Of how it is sent: its type and how long it may be kept. */
    headersHash: p.text(),
    /** MD5 of the content, by which stores tell it. */
    etag: p.text(),
    size: p.integer(),
    /** What a page read while it was made, and what that came to: when that is still so, the page is still the same. */
    reads: p.json<unknown>().nullable(),
    fingerprint: p.text().nullable(),
    /** False from just before it is written until it is known to be there. */
    written: p.boolean().default(false),
    /** The deployment that wrote it. */
    since: () => p.manyToOne(Deployment).ref().index(),
    /** The deployment that replaced or removed it; null while it is in the store. */
    until: () => p.manyToOne(Deployment).ref().nullable().index().deleteRule("restrict"),
  },
  indexes: [
    {
      name: "site_file_current_unique",
      expression:
        "create unique index site_file_current_unique on site_file (target, key) where until_id is null",
    },
  ],
});

/** A file of the static copy that a deployment wrote, from that deployment until the one that replaced it. */
export class SiteFile extends SiteFileSchema.class {}
SiteFileSchema.setClass(SiteFile);
