import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const { version } = JSON.parse(read("package.json")) as { version: string };

test("the client and the API document have the version of the product", () => {
  const client = JSON.parse(read("packages/client/package.json")) as { version: string };
  const api = JSON.parse(read("apps/server/openapi/openapi.json")) as { info: { version: string } };
  expect([client.version, api.info.version]).toEqual([version, version]);
});

test("the changelog has a section of the version, with its date", () => {
  const released = read("docs/changelog.md").matchAll(/^## (\d\S*) \(\d{4}-\d\d-\d\d\)$/gm);
  expect([...released].map(([, one]) => one)).toContain(version);
});
