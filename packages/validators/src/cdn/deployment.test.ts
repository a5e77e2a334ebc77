import { expect, test } from "vitest";
import { z } from "zod";
import { issuesOf } from "../testing/schema-issues.ts";
import {
  autoGenerate,
  deployAnswer,
  deployInput,
  deployment,
  deploymentPage,
  deploymentPageInput,
  restoreInput,
  siteStatus,
} from "./deployment.ts";

const AT = "2026-03-01T12:00:00.000Z";
const DEPLOYMENT = {
  id: 3,
  status: "running",
  phase: "waiting",
  reason: "manual",
  startedBy: "Ada",
  startedAt: AT,
  finishedAt: AT,
  changes: { records: 2, authors: ["Ada"] },
  restores: 2,
  cancelling: true,
  error: "The store does not answer",
  restorable: true,
  current: false,
  counts: {
    pages: 9,
    rendered: 8,
    reused: 7,
    toUpload: 6,
    uploaded: 5,
    uploadedBytes: 4,
    skipped: 3,
    toRemove: 2,
    removed: 1,
  },
};
const each = (field: string, values: unknown[]) => values.map((value) => ({ ...DEPLOYMENT, [field]: value }));

test.each<[string, z.ZodType, unknown]>([
  ["a deployment", deployment, DEPLOYMENT],
  ["a status", z.array(deployment), each("status", ["running", "succeeded", "failed", "cancelled"])],
  ["a reason", z.array(deployment), each("reason", ["manual", "content", "rollback"])],
  [
    "a phase",
    z.array(deployment),
    each("phase", ["waiting", "rendering", "uploading", "removing", "undoing", null]),
  ],
  ["an answer", z.array(deployAnswer), each("success", [true, null])],
  ["a page", deploymentPage, { deployments: [DEPLOYMENT], more: false }],
  ["the state of the site", siteStatus, { success: true, fileCount: 9, lastUpdated: AT }],
  ["whether it starts by itself", autoGenerate, { enabled: true }],
])("the deployment schemas parse %s unchanged", (_name, schema, value) =>
  expect(schema.parse(value)).toEqual(value),
);

test("a deployment request waits for the end by default", () => {
  expect(deployInput.parse({})).toEqual({ wait: true });
  expect(restoreInput.parse({ id: 3, wait: false })).toEqual({ id: 3, wait: false });
});

test("a page of deployments has 20 items by default and accepts 1 to 100", () => {
  expect(deploymentPageInput.parse({})).toEqual({ limit: 20 });
  expect(deploymentPageInput.parse({ before: 9, limit: 100 })).toEqual({ before: 9, limit: 100 });
  expect(issuesOf(deploymentPageInput, { limit: 0 })).toHaveLength(1);
  expect(issuesOf(deploymentPageInput, { limit: 101 })).toHaveLength(1);
});
