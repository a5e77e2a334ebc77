import type { DeploymentRow } from "@saywhere/db/queries/deployments/deployment.queries";
import { expect, test } from "vitest";
import { presentDeployment, type StoreState } from "./deployment.presenter.ts";

const AT = "2026-03-01T12:00:00.000Z";
const COUNTS = {
  pages: 9,
  rendered: 8,
  reused: 7,
  toUpload: 6,
  uploaded: 5,
  uploadedBytes: 4,
  skipped: 3,
  toRemove: 2,
  removed: 1,
};
const ROW: DeploymentRow = {
  ...COUNTS,
  id: 3,
  target: "there",
  status: "running",
  phase: "uploading",
  reason: "rollback",
  authorName: "Ada",
  changes: { after: "4", upTo: "9", records: 2, authors: ["Berta"] },
  rollbackToId: 2,
  attempts: 1,
  cancelling: true,
  error: null,
  storageFull: false,
  contentVersion: "7",
  renderIdentity: null,
  startedAt: AT,
  finishedAt: null,
};

const NOTHING: StoreState = { current: null, succeeded: [] };

test("presents a deployment without the server's internal fields", () => {
  expect(presentDeployment(ROW, NOTHING)).toEqual({
    id: 3,
    status: "running",
    phase: "uploading",
    reason: "rollback",
    startedBy: "Ada",
    startedAt: AT,
    finishedAt: null,
    changes: { records: 2, authors: ["Berta"] },
    restores: 2,
    cancelling: true,
    error: null,
    current: false,
    restorable: false,
    counts: COUNTS,
  });
});

test("does not present the changes of a first deployment, which brings the whole content", () => {
  const changes = { after: null, upTo: "9", records: null, authors: [] };
  expect(presentDeployment({ ...ROW, changes }, NOTHING).changes).toBeNull();
});

test("does not present a finished deployment as being canceled", () => {
  expect(presentDeployment({ ...ROW, status: "cancelled" }, NOTHING).cancelling).toBe(false);
  expect(presentDeployment({ ...ROW, cancelling: false }, NOTHING).cancelling).toBe(false);
});

test("marks the deployment in the store as current, and those before the newest successful one as restorable", () => {
  const shown = (state: StoreState) => presentDeployment(ROW, state);
  expect(shown({ current: 3, succeeded: [3, 2, 1] })).toMatchObject({ current: true, restorable: false });
  expect(shown({ current: 4, succeeded: [4, 3] })).toMatchObject({ current: false, restorable: true });
  expect(shown({ current: null, succeeded: [3, 2] })).toMatchObject({ current: false, restorable: false });
  expect(shown({ current: 4, succeeded: [4, 2] })).toMatchObject({ current: false, restorable: false });
});
