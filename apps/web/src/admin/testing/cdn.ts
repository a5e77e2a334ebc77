import type { Deployment } from "@saywhere/validators/cdn/deployment";
import type { StorageConfiguration } from "@saywhere/validators/cdn/storage-configuration";
import type { ApiAnswers } from "../../testing/api.ts";

export const bucketConfiguration: StorageConfiguration = {
  provider: "s3",
  configured: true,
  endpoint: "https://store.test",
  region: "us-lax-1",
  pathStyle: true,
  static: { name: "saywhere-static", url: "https://www.saywhere.test" },
  assets: { name: "saywhere-assets", url: "https://assets.saywhere.test" },
  media: { name: "saywhere-media", url: null },
  autoGenerate: true,
};

/** What the CDN screen asks for, of a site that was never deployed. */
export const emptyCdn: ApiAnswers = {
  deployment: {
    status: () => ({ success: false, fileCount: 0, lastUpdated: null }),
    list: () => ({ deployments: [], more: false }),
    autoGenerate: () => ({ enabled: true }),
  },
  storage: { configuration: () => bucketConfiguration },
  file: { assets: () => ({ files: [], next: null }), media: () => ({ files: [], next: null }) },
};

/** A deployment that has succeeded, unless `part` says otherwise. */
export function deploymentOf(id: number, part: Partial<Deployment> = {}): Deployment {
  return {
    id,
    status: "succeeded",
    phase: null,
    reason: "manual",
    startedBy: "Ada",
    startedAt: "2026-11-20T10:00:00.000Z",
    finishedAt: "2026-11-20T10:01:24.000Z",
    changes: null,
    restores: null,
    cancelling: false,
    error: null,
    restorable: false,
    current: false,
    counts: {
      pages: 5_942,
      rendered: 5_942,
      reused: 5_900,
      toUpload: 40,
      uploaded: 40,
      uploadedBytes: 1_258_291,
      skipped: 5_902,
      toRemove: 3,
      removed: 3,
    },
    ...part,
  };
}

/** One that has rendered some of its pages. */
export function runningDeployment(id: number, part: Partial<Deployment> = {}): Deployment {
  const { counts } = deploymentOf(id);
  return deploymentOf(id, {
    status: "running",
    phase: "rendering",
    finishedAt: null,
    ...part,
    counts: {
      ...counts,
      rendered: 1_204,
      toUpload: 0,
      uploaded: 0,
      uploadedBytes: 0,
      toRemove: 0,
      removed: 0,
      ...part.counts,
    },
  });
}
