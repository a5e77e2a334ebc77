import type { TestProject } from "vitest/node";
import { startTestCluster } from "./start-test-cluster.ts";

/** vitest's globalSetup: one cluster per test run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  project.provide("testClusterUrl", cluster.url);
  return cluster.stop;
}
