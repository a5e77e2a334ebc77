import { defineEntity, p } from "@mikro-orm/core";
import { Person } from "./person.entity.ts";

const DeploymentSchema = defineEntity({
  name: "Deployment",
  tableName: "deployment",
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    /** Name of the store that the deployment writes to. */
    target: p.text(),
    status: p.enum(["running", "succeeded", "failed", "cancelled"] as const).default("running"),
    /** Null for a finished deployment. */
    phase: p
      .enum(["waiting", "rendering", "uploading", "removing", "undoing"] as const)
      .nullable()
      .default("waiting"),
    reason: p.enum(["manual", "content", "rollback"] as const),
    person: () => p.manyToOne(Person).ref().nullable().deleteRule("set null"),
    /** The name of the author at that time; null if a change of the content started it. */
    authorName: p.text().nullable(),
    /** Whether a program with an API token started it. */
    byProgram: p.boolean().default(false),
    /** The changes of the content since the deployment before; see `DeploymentChanges`. */
    changes: p.json<unknown>().nullable(),
    /** Whether its files are kept, so that it can be rolled back to. */
    kept: p.boolean().default(true),
    /** The deployment that this one rolls back to. */
    restores: () => p.manyToOne(Deployment).ref().nullable().deleteRule("set null"),
    /** How often a process started or resumed it. */
    attempts: p.integer().default(0),
    cancelling: p.boolean().default(false),
    error: p.text().nullable(),
    /** Whether it failed because a disk or the store was full. */
    storageFull: p.boolean().default(false),
    /** Version of the deployed content. */
    contentVersion: p.text().default(""),
    /** Version of the renderer; null if nothing was rendered, as in a rollback. */
    renderIdentity: p.text().nullable(),
    startedAt: p.datetime().defaultRaw("now()"),
    finishedAt: p.datetime().nullable(),
    pages: p.integer().default(0),
    rendered: p.integer().default(0),
    reused: p.integer().default(0),
    toUpload: p.integer().default(0),
    uploaded: p.integer().default(0),
    uploadedBytes: p.bigint("number").defaultRaw("0"),
    skipped: p.integer().default(0),
    toRemove: p.integer().default(0),
    removed: p.integer().default(0),
  },
  indexes: [
    { properties: ["target", "status", "id"] },
    {
      name: "deployment_running_unique",
      expression:
        "create unique index deployment_running_unique on deployment ((true)) where status = 'running'",
    },
  ],
});

/** One update of the static export in a store. */
export class Deployment extends DeploymentSchema.class {}
DeploymentSchema.setClass(Deployment);

const SiteFileSchema = defineEntity({
  name: "SiteFile",
  tableName: "site_file",
  properties: {
    id: p.bigint("string").primary().generated("by default as identity"),
    target: p.text(),
    key: p.text(),
    /** SHA-256 of the content, in hexadecimal. */
    hash: p.text(),
    /** Hash of the response headers: content type and cache control. */
    headersHash: p.text(),
    /** MD5 of the content, which stores use as the ETag. */
    etag: p.text(),
    size: p.integer(),
    /** The reads of a page during rendering, and a hash of their results: if that is the same, so is the page. */
    reads: p.json<unknown>().nullable(),
    fingerprint: p.text().nullable(),
    /** False from just before the write until the file is certainly in the store. */
    written: p.boolean().default(false),
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

/** A file of the static export that a deployment wrote, from that deployment until the one that replaced it. */
export class SiteFile extends SiteFileSchema.class {}
SiteFileSchema.setClass(SiteFile);

const StoreAddressSchema = defineEntity({
  name: "StoreAddress",
  tableName: "store_address",
  properties: {
    /** As configured on a server. */
    address: p.text().primary(),
    /** The random ID in a file of the store. */
    storeId: p.text(),
    /** The name of the store in deployments and files: its first address. */
    target: p.text(),
  },
  indexes: [{ properties: ["storeId"] }],
});

/** An address under which deployments found a store; one store can have several. */
export class StoreAddress extends StoreAddressSchema.class {}
StoreAddressSchema.setClass(StoreAddress);
