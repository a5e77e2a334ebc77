import type { DeploymentRow } from "@saywhere/db/queries/deployments/deployment.queries";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { STORE_MARKER } from "../../src/modules/deployment/identify-store.ts";
import type { RenderExport } from "../../src/modules/deployment/plan-deployment.ts";
import { createExportFile } from "../../src/modules/static-export/export-file.ts";
import type { LocalObjectStorage } from "../../src/modules/storage/local-storage.ts";
import { openEngineOnFolder, renderOf, type TestSite } from "../support/deployment-engine.ts";

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

let engine: Awaited<ReturnType<typeof openEngineOnFolder>>;
let storage: LocalObjectStorage;
/** Deployed before each test, into a folder with files of somebody else. */
let first: DeploymentRow;
beforeEach(async () => {
  engine = await openEngineOnFolder();
  onTestFinished(() => engine.close());
  ({ storage } = engine);
  await storage.put("mine/notes.txt", Buffer.from("mine"), { contentType: "text/plain" });
  await storage.put("index.html", Buffer.from("somebody's"), { contentType: "text/plain" });
  first = await engine.deploy(SITE);
});

/** Renders a site with a changed page, changed headers of a file, and without a file. */
const renderChanged: RenderExport = async function* render(options) {
  for await (const file of renderOf({ ...SITE, "index.html": "<p>Hi</p>" })(options)) {
    if (file.key === "data/languages.json") yield { ...file, cacheControl: "public, max-age=9" };
    else if (file.key !== "assets/app-1.js") yield file;
  }
};

test("the first deployment writes every file, and leaves foreign files unchanged", async () => {
  expect(first).toMatchObject({
    status: "succeeded",
    phase: null,
    error: null,
    pages: 5,
    rendered: 5,
    reused: 0,
  });
  expect(first).toMatchObject({ toUpload: 5, uploaded: 5, uploadedBytes: 37, skipped: 0, removed: 0 });
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
  const row = await engine.deploy({}, { render: renderChanged });
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

test("a rollback restores an earlier deployment with its headers, without rendering", async () => {
  await engine.deploy({}, { render: renderChanged });
  expect(await engine.rollBack(first.id)).toMatchObject({
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
  expect(await engine.rollBack(first.id)).toMatchObject({ status: "succeeded" });
  expect(await engine.published()).toEqual({ ...shown(SITE), "mine/notes.txt": "text/plain; ; mine" });
});

test("keeps the last ten deployments, those that a person started, and the last one of each day of a month", async () => {
  const { pool } = engine.database;
  const marker = await storage.head(STORE_MARKER);
  const home = (text: string): TestSite => ({ ...SITE, "index.html": `<p>${text}</p>` });
  const byProgram = async (text: string, daysAgo = 0) => {
    const { id } = await engine.deploy(home(text), { byProgram: true });
    await pool.query(
      "update deployment set started_at = started_at - make_interval(days => $2) where id = $1",
      [id, daysAgo],
    );
    return id;
  };
  const byPerson = (await engine.deploy(home("by a person"))).id;
  const old = await byProgram("too old", 40);
  const replaced = await byProgram("replaced on its day", 3);
  const lastOfDay = await byProgram("last of its day", 3);
  for (let round = 0; round < 11; round++) await byProgram(String(round));
  // The home pages of the kept ones: nine before the current one, the last of its day, and two by a person.
  expect(await engine.aside()).toHaveLength(9 + 1 + 2);
  expect(await storage.head(STORE_MARKER)).toEqual(marker);
  expect(marker).not.toBeNull();
  const current = await engine.published();
  for (const id of [old, replaced]) {
    await expect(engine.rollBack(id)).resolves.toMatchObject({
      status: "failed",
      error: expect.stringContaining("Deploy the site instead"),
    });
    expect(await engine.published()).toEqual(current);
  }
  await engine.rollBack(lastOfDay);
  expect(await engine.published()).toMatchObject(shown(home("last of its day")));
  await engine.rollBack(byPerson);
  expect(await engine.published()).toMatchObject(shown(home("by a person")));
});

test("a rollback to a deployment with missing rows fails, and removes no page", async () => {
  const { id } = await engine.deploy(SITE);
  await engine.deploy({ ...SITE, "phrases/português/olá/index.html": "<p>Oi</p>" });
  await engine.database.pool.query("delete from site_file where since_id = $1 or until_id > $1", [id]);
  const current = await engine.published();
  await expect(engine.rollBack(id)).resolves.toMatchObject({ status: "failed" });
  expect(await engine.published()).toEqual(current);
});
