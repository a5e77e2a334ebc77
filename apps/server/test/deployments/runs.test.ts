import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { STORE_MARKER } from "../../src/modules/deployment/identify-bucket.ts";
import { createExportFile } from "../../src/modules/static-export/export-file.ts";
import { LocalObjectStorage } from "../../src/modules/storage/local-storage.ts";
import { type DeploymentEngine, openEngine, renderOf, type TestSite } from "../support/deployment-engine.ts";

const SITE: TestSite = {
  "assets/app-1.js": "app",
  "data/languages.json": "[]",
  "index.html": "<p>Hello</p>",
  "phrases/português/olá/index.html": "<p>Olá</p>",
  "sitemap.xml": "<urlset/>",
};

/** A site as visitors receive it. */
function shown(site: TestSite): Record<string, string> {
  const files = Object.entries(site).map(([key, body]) => createExportFile(key, body));
  return Object.fromEntries(
    files.map(({ key, contentType, cacheControl, body }) => [
      key,
      `${contentType}; ${cacheControl}; ${String(body)}`,
    ]),
  );
}

let folder: string;
let storage: LocalObjectStorage;
let engine: DeploymentEngine;
let first: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "saywhere-deployed-"));
  storage = new LocalObjectStorage(folder);
  engine = await openEngine(storage);
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true });
});

test("the first deployment writes every file, and leaves foreign files unchanged", async () => {
  await storage.put("mine/notes.txt", Buffer.from("mine"), { contentType: "text/plain" });
  await storage.put("index.html", Buffer.from("somebody's"), { contentType: "text/plain" });
  const row = await engine.deploy(SITE);
  first = row.id;
  expect(row).toMatchObject({
    status: "succeeded",
    phase: null,
    error: null,
    pages: 5,
    rendered: 5,
    reused: 0,
  });
  expect(row).toMatchObject({ toUpload: 5, uploaded: 5, uploadedBytes: 37, skipped: 0, removed: 0 });
  expect(await engine.published()).toEqual({ ...shown(SITE), "mine/notes.txt": "text/plain; ; mine" });
});

test("the second deployment writes nothing, and renders no page whose data is unchanged", async () => {
  expect(await engine.deploy(SITE)).toMatchObject({
    status: "succeeded",
    uploaded: 0,
    skipped: 5,
    reused: 2,
  });
});

test("a deployment writes changed files, also those with changed headers only, and removes only its own stale files", async () => {
  const render = renderOf({ ...SITE, "index.html": "<p>Hi</p>" });
  const other: typeof render = async function* other(options) {
    for await (const file of render(options)) {
      if (file.key === "data/languages.json") yield { ...file, cacheControl: "public, max-age=9" };
      else if (file.key !== "assets/app-1.js") yield file;
    }
  };
  const row = await engine.deploy({}, { render: other });
  expect(row).toMatchObject({ uploaded: 2, skipped: 2, reused: 1, toRemove: 1, removed: 1 });
  const published = await engine.published();
  expect(published).not.toHaveProperty(["assets/app-1.js"]);
  expect({ ...published, "assets/app-1.js": shown(SITE)["assets/app-1.js"] }).toEqual({
    ...shown(SITE),
    "index.html": shown({ "index.html": "<p>Hi</p>" })["index.html"],
    "data/languages.json": "application/json; charset=utf-8; public, max-age=9; []",
    "mine/notes.txt": "text/plain; ; mine",
  });
});

test("a roll-back restores an earlier deployment with its headers, without rendering", async () => {
  expect(await engine.restore(first)).toMatchObject({
    status: "succeeded",
    uploaded: 3,
    skipped: 2,
    removed: 0,
  });
  expect(await engine.published()).toEqual({ ...shown(SITE), "mine/notes.txt": "text/plain; ; mine" });
  expect(await engine.deploy(SITE)).toMatchObject({ uploaded: 0, reused: 2 });
});

test("a page that cannot be rendered leaves the storage unchanged", async () => {
  const row = await engine.deploy(
    {},
    {
      render: async function* fails() {
        yield createExportFile("index.html", "<p>New</p>");
        throw new Error("the poster fell off");
      },
    },
  );
  expect(row).toMatchObject({
    status: "failed",
    phase: null,
    error: expect.stringContaining("on our side"),
  });
  expect(await engine.published()).toMatchObject(shown(SITE));
});

test("an interrupted deployment is resumed, also when the content changed meanwhile", async () => {
  const left = new AbortController();
  const put = storage.put.bind(storage);
  let puts = 0;
  storage.put = async (...args) => {
    if (++puts > 2) left.abort(new Error("killed"));
    left.signal.throwIfAborted();
    return put(...args);
  };
  const changed = {
    "index.html": "<p>One</p>",
    "about/index.html": "<p>About</p>",
    "b.html": "B",
    "c.html": "C",
  };
  await expect(engine.deploy(changed, { signal: left.signal })).rejects.toThrow("killed");
  storage.put = put;
  const { rows } = await engine.database.pool.query<{ id: number; phase: string }>(
    "select id, phase from deployment where status = 'running'",
  );
  expect(rows).toMatchObject([{ phase: "uploading" }]);
  const id = rows[0]?.id ?? 0;
  const later = { ...SITE, "index.html": "<p>Two</p>", "b.html": "B" };
  expect(await engine.goOn(id, later)).toMatchObject({ status: "succeeded", attempts: 2 });
  expect(await engine.published()).toEqual({ ...shown(later), "mine/notes.txt": "text/plain; ; mine" });
  expect(await engine.restore(first)).toMatchObject({ status: "succeeded" });
  expect(await engine.published()).toEqual({ ...shown(SITE), "mine/notes.txt": "text/plain; ; mine" });
});

test("the files of a deployment are not retained after ten newer ones, but the marker is", async () => {
  const marker = await storage.head(STORE_MARKER);
  for (let round = 0; round < 11; round++) await engine.deploy({ ...SITE, "index.html": `<p>${round}</p>` });
  // Ten deployments: the current one, and the home pages of the nine before it.
  expect(await engine.aside()).toHaveLength(9);
  const { rows } = await engine.database.pool.query("select from site_file where until_id is not null");
  expect(rows).toHaveLength(9);
  expect(await storage.head(STORE_MARKER)).toEqual(marker);
  expect(marker).not.toBeNull();
  await expect(engine.restore(first)).resolves.toMatchObject({
    status: "failed",
    error: expect.stringMatching(/kept|store/),
  });
});
