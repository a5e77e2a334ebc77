import { beforeEach, expect, test } from "vitest";
import type { RenderExport } from "../../src/modules/deployment/plan-deployment.ts";
import { openEngineOnFolder, renderOf, type TestSite } from "../support/deployment-engine.ts";
import { forAllTests } from "../support/for-all-tests.ts";

const SITE: TestSite = { "assets/app-1.js": "app", "index.html": "<p>Hello</p>", "sitemap.xml": "<urlset/>" };

const engine = forAllTests(openEngineOnFolder);
let renderings = 0;

const render: RenderExport = (options) => {
  renderings++;
  const onStart = (total: number) => options.onStart(total, engine.database.pool);
  return renderOf(SITE)({ ...options, onStart });
};
const deploy = (identity = "this build") => engine.deploy(SITE, { render, identity });

beforeEach(async () => {
  await deploy();
  renderings = 0;
});

test("a deployment renders and writes nothing while the content and the renderer are unchanged", async () => {
  expect(await deploy()).toMatchObject({
    status: "succeeded",
    pages: 3,
    rendered: 3,
    reused: 3,
    skipped: 3,
    uploaded: 0,
    removed: 0,
  });
  // The result of that check counts for the next deployment.
  await deploy();
  expect(renderings).toBe(0);
});

test.each<[what: string, change: () => Promise<unknown>]>([
  [
    "the content",
    () => engine.database.pool.query("update language set speakers = 'many' where slug = 'thai'"),
  ],
  [
    "a setting",
    () => engine.database.pool.query(`insert into setting (key, value) values ('name', '"Here"')`),
  ],
])("a change of %s makes a deployment check everything again", async (_what, change) => {
  await change();
  expect(await deploy()).toMatchObject({ status: "succeeded" });
  expect(renderings).toBe(1);
});

test("a deployment of another build renders", async () => {
  expect(await deploy("another build")).toMatchObject({ status: "succeeded" });
  expect(renderings).toBe(1);
});

test("a deployment repairs files that were removed or changed in the storage", async () => {
  const { storage } = engine;
  const before = await engine.published();
  await storage.delete(["assets/app-1.js"]);
  await storage.put("index.html", Buffer.from("defaced"), { contentType: "text/html" });
  expect(await deploy()).toMatchObject({ status: "succeeded", uploaded: 2, skipped: 1 });
  expect(await engine.published()).toEqual(before);
});

test("a deployment after a rollback renders the current content again", async () => {
  const { id } = await engine.deploy({ ...SITE, "index.html": "<p>Old</p>" });
  await deploy();
  await engine.rollBack(id);
  expect(await deploy()).toMatchObject({ status: "succeeded", uploaded: 1 });
  expect(renderings).toBe(2);
});

test("a deployment checks everything after one that failed and could not restore the site", async () => {
  const { storage } = engine;
  const { pool } = engine.database;
  const before = await engine.published();
  const { delete: remove, copy } = storage;
  storage.delete = async (keys) => {
    await remove.call(storage, keys);
    if (!keys.includes("sitemap.xml")) return;
    storage.copy = () => Promise.reject(new Error("the store is away"));
    throw new Error("the store is away");
  };
  const failed = await engine.deploy({ "assets/app-1.js": "app", "index.html": "<p>Hello</p>" });
  Object.assign(storage, { delete: remove, copy });
  expect(failed).toMatchObject({ status: "failed", error: expect.stringContaining("could not be restored") });
  expect(await deploy()).toMatchObject({ status: "succeeded", uploaded: 1 });
  expect(renderings).toBe(1);
  expect(await engine.published()).toEqual(before);
  const { rows } = await pool.query("select from site_file where until_id is null and not written");
  expect(rows).toEqual([]);
});
