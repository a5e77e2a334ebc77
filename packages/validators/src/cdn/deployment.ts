import { z } from "zod";
import { recordId, wholeNumber } from "../texts/field-schemas.ts";

export const deploymentStatus = z.enum(["running", "succeeded", "failed", "cancelled"]);
export type DeploymentStatus = z.infer<typeof deploymentStatus>;

/** Trigger of a deployment: a person, a change of the content, or the restoration of an earlier deployment. */
export const deploymentReason = z.enum(["manual", "content", "rollback"]);
export type DeploymentReason = z.infer<typeof deploymentReason>;

/**
 * Phase of a running deployment. `undoing`: it was canceled or failed, and restores the files that it had replaced.
 */
export const deploymentPhase = z.enum(["waiting", "rendering", "uploading", "removing", "undoing"]);
export type DeploymentPhase = z.infer<typeof deploymentPhase>;

/** Progress of a deployment, and its final figures. */
export const deploymentCounts = z.object({
  pages: z.int().describe("Files of the static export; 0 while the number is unknown"),
  rendered: z.int().describe("Files rendered so far, or found to be unchanged without rendering"),
  reused: z.int().describe("Number of these that were not rendered, because their content is unchanged"),
  toUpload: z.int().describe("Files that are new or changed"),
  uploaded: z.int(),
  uploadedBytes: z.int(),
  skipped: z.int().describe("Files that are already in the store"),
  toRemove: z.int(),
  removed: z.int(),
});
export type DeploymentCounts = z.infer<typeof deploymentCounts>;

/** One run of render, compare, upload and remove. */
export const deployment = z
  .object({
    id: z.int(),
    status: deploymentStatus,
    phase: deploymentPhase.nullable().describe("Null for a finished deployment"),
    reason: deploymentReason,
    startedBy: z.string().nullable().describe("Who started it; null if a change of the content did"),
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
    changes: z
      .object({ records: z.int().describe("Number of changed records"), authors: z.array(z.string()) })
      .nullable()
      .describe(
        "What changed in the content since the deployment before; null for the first one, for a rollback, and until it renders",
      ),
    restores: z.int().nullable().describe("The deployment that this one restores"),
    cancelling: z.boolean().describe("Whether its cancellation was requested"),
    error: z.string().nullable().describe("Reason of the failure, for people"),
    restorable: z
      .boolean()
      .describe(
        "Whether it can be restored: the last ten successful deployments, those that a person started, and one a day for 30 days",
      ),
    current: z.boolean().describe("Whether its files are in the store"),
    counts: deploymentCounts,
  })
  .meta({ id: "Deployment" });
export type Deployment = z.infer<typeof deployment>;

/** State of the static export (specification §3). */
export const siteStatus = z
  .object({
    success: z.boolean().describe("Whether the store has a static export"),
    fileCount: z.int(),
    lastUpdated: z.iso.datetime().nullable().describe("When the store was last changed by a deployment"),
  })
  .meta({ id: "SiteStatus" });
export type SiteStatus = z.infer<typeof siteStatus>;

const wait = z
  .boolean()
  .default(true)
  .describe("Whether to respond when the deployment has finished, and not when it has started");

export const deployInput = z.object({ wait });
export const restoreInput = z.object({ id: recordId, wait });

/** Response of a deployment; one that fails, or is canceled while the caller waits for it, responds with an error. */
export const deployAnswer = deployment
  .extend({
    success: z
      .literal(true)
      .nullable()
      .describe("True when the store has the new files; null while the deployment runs"),
  })
  .meta({ id: "DeployAnswer" });
export type DeployAnswer = z.infer<typeof deployAnswer>;

export const deploymentPageInput = z.object({
  before: recordId.optional().describe("ID of the last deployment of the previous page"),
  limit: wholeNumber(1, 100).default(20).describe("Maximum number of deployments"),
});
export type DeploymentPageInput = z.infer<typeof deploymentPageInput>;

export const deploymentPage = z
  .object({ deployments: z.array(deployment).describe("The newest first"), more: z.boolean() })
  .meta({ id: "DeploymentPage" });
export type DeploymentPage = z.infer<typeof deploymentPage>;

export const autoGenerate = z
  .object({ enabled: z.boolean().describe("Whether changes of the content start a deployment") })
  .meta({ id: "AutoGenerate" });
export type AutoGenerate = z.infer<typeof autoGenerate>;
