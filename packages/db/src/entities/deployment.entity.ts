import { defineEntity, p } from "@mikro-orm/core";
import { Person } from "./person.entity.ts";

const DeploymentSchema = defineEntity({
  name: "Deployment",
  tableName: "deployment",
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    /** The store that it writes to. */
    target: p.text(),
    status: p.enum(["running", "succeeded", "failed", "cancelled"] as const).default("running"),
    /** Null when it is over. */
    phase: p
      .enum(["waiting", "rendering", "uploading", "removing", "undoing"] as const)
      .nullable()
      .default("waiting"),
    reason: p.enum(["manual", "content", "rollback"] as const),
    person: () => p.manyToOne(Person).ref().nullable().deleteRule("set null"),
    /** Who started it, as they were called then; null where a change of the content did. */
    authorName: p.text().nullable(),
    /** The deployment that it brings back. */
    restores: () => p.manyToOne(Deployment).ref().nullable().deleteRule("set null"),
    /** How often a process began or went on with it. */
    attempts: p.integer().default(0),
    cancelling: p.boolean().default(false),
    error: p.text().nullable(),
    /** Tells which changes of the content it knew of. */
    contentVersion: p.text().default(""),
    /** Tells what made its files of that content; null where nothing was made, as when it brings another one back. */
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

/** One run that brings the static export in a store up to date. */
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

/** A file of the static export that a deployment wrote, from that deployment until the one that replaced it. */
export class SiteFile extends SiteFileSchema.class {}
SiteFileSchema.setClass(SiteFile);

const StoreAddressSchema = defineEntity({
  name: "StoreAddress",
  tableName: "store_address",
  properties: {
    /** As the variables of a server spell it. */
    address: p.text().primary(),
    /** The random identifier that lies in the store itself. */
    storeId: p.text(),
    /** By which deployments and files name the store: its first address. */
    target: p.text(),
  },
  indexes: [{ properties: ["storeId"] }],
});

/** An address under which deployments found a store; one store can have several. */
export class StoreAddress extends StoreAddressSchema.class {}
StoreAddressSchema.setClass(StoreAddress);
