import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { expect } from "../support/admin/admin-test.ts";
import { deploy, deployOnce } from "../support/admin/cdn.ts";
import { test } from "../support/cdn-test.ts";
import { inParallel } from "../support/in-parallel.ts";

// They look at the same copy.
test.describe.configure({ mode: "default", timeout: 240_000 });

const EXPORT = join(import.meta.dirname, "../../../server/src/cli/export-site.ts");
const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

function keptFor(key: string): string {
  if (key === "sw.js") return "no-cache";
  return key.startsWith("assets/") ? "public, max-age=31536000, immutable" : "public, max-age=300";
}

test("stores every object of the static export in the bucket as an export writes it, with type and cache headers", async ({
  page,
  storage,
  adminServer,
}) => {
  await deploy(page.request);
  const parent = await mkdtemp(join(tmpdir(), "saywhere-e2e-export-"));
  const folder = join(parent, "site");
  await promisify(execFile)(process.execPath, [EXPORT, folder], {
    env: {
      ...process.env,
      ...storage.env,
      DATABASE_URL: "",
      WEB_DIR: "",
      DATA_DIR: adminServer.dataDir,
      PUBLIC_URL: adminServer.url,
    },
  });
  const exported = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((key) => key !== ".saywhere-copy");
  const keys = [...(await storage.static.hashes()).keys()];
  expect(keys.toSorted()).toEqual(exported.toSorted());
  expect(keys.length).toBeGreaterThan(500);

  const faults = await inParallel(8, keys, async (key) => {
    const object = await storage.static.read(key);
    if (!object?.body.equals(await readFile(join(folder, key)))) return `${key} has other bytes`;
    if (object.contentType !== TYPES[extname(key)]) return `${key} is ${object.contentType}`;
    return object.cacheControl === keptFor(key) ? null : `${key} is kept ${object.cacheControl}`;
  });
  expect(faults.filter(Boolean)).toEqual([]);
  await rm(parent, { recursive: true });
});

test("lets a visitor search and filter in the static export in the bucket", async ({
  page,
  browser,
  site,
}) => {
  await deployOnce(page.request);
  const context = await browser.newContext({ baseURL: site.url });
  const visitor = await context.newPage();
  const asked: string[] = [];
  visitor.on("request", (request) => asked.push(request.url()));
  await visitor.goto("/");
  const search = visitor.getByRole("combobox", { name: "Search for a phrase" });
  await search.pressSequentially("thank you in farsi");
  await visitor.getByRole("option", { name: "Thank you in Farsi (Persian)" }).first().click();
  await expect(visitor).toHaveURL(/\/phrases\/farsi\/thank-you/);
  await expect(visitor.getByRole("article").locator('[lang="fa"]').first()).toBeVisible();
  await visitor.goto("/phrases?language=spanish&category=greetings");
  await expect(visitor.getByRole("list", { name: "Phrases" }).locator('[lang="es"]').first()).toBeVisible();
  // The server of the product has no part in it.
  expect(asked.filter((url) => !url.startsWith(site.url))).toEqual([]);
  await context.close();
});
