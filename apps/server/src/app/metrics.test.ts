import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { VERSION } from "../config/version.ts";
import { createMetrics } from "./metrics.ts";

const DOCS = fileURLToPath(new URL("../../../../docs/", import.meta.url));
const read = (path: string) => readFileSync(DOCS + path, "utf8");
const NAMES = /\b(?:saywhere|nodejs)_\w+/g;
/** Histograms are queried by their name with the suffix `_bucket` or `_count`. */
const namesIn = (text: string) => text.match(NAMES)?.map((name) => name.replace(/_(bucket|count)$/, ""));

const metrics = createMetrics({
  pool: { totalCount: 0, idleCount: 0, waitingCount: 0 },
  cache: () => ({ hits: 0, misses: 0 }),
  watchers: () => 0,
  deployments: async () => ({
    running: 0,
    ended: [],
    lastSuccess: null,
    lastFailure: null,
    lastDuration: null,
  }),
});
const text = await metrics.read();
const given = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name ?? "");

test("the metrics name the version that runs", () => {
  expect(text).toContain(`saywhere_build_info{version="${VERSION}",node_version="${process.version}"} 1\n`);
});

test("alert rules query only metrics that the server exposes", () => {
  expect(given).toEqual(expect.arrayContaining(namesIn(read("deployment/alerts.yml")) ?? []));
});

test("the documentation describes exactly the server's own metrics", () => {
  const described = [...read("operations.md").matchAll(/^\| `(saywhere_\w+)`/gm)].map(
    ([, name]) => name ?? "",
  );
  expect(described.toSorted()).toEqual(given.filter((name) => name.startsWith("saywhere_")).toSorted());
});
