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

/** One run that brings the static copy in a store up to date. */
export class Deployment extends DeploymentSchema.class {}
DeploymentSchema.setClass(Deployment);
