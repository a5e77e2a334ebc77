import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { describeUrl } from "@saywhere/db/database-error";
import { FORMAT } from "@saywhere/db/dump/dump-format";
import { migrateDatabase } from "@saywhere/db/migrate-database";
import { createEmptyDatabase } from "@saywhere/db/testing/create-test-database";
import { expect, onTestFinished, test } from "vitest";
import { openApiDocument } from "../../openapi/openapi-document.ts";
import { openStores } from "../../src/modules/storage/stores.ts";
import { post } from "../support/calls.ts";
import { programEnvironment } from "../support/program-environment.ts";
import { temporaryFolder } from "../support/run-main.ts";
import { keepLittleContent } from "../support/small-site.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const CLI = fileURLToPath(new URL("../../src/cli/", import.meta.url));

/** Calls that require parameters, or whose response depends on folders and storage. */
const NOT_LISTS = ["/cdn/static-site/status", "/cdn/configuration", "/cdn/file-uses"];

/** Runs a command as an operator would. */
function run(command: "dump" | "restore", args: string[], variables: Record<string, string>): string {
  const { stdout, stderr, status } = runAnyhow(command, args, variables);
  expect(status, stderr).toBe(0);
  return stdout;
}

function runAnyhow(command: "dump" | "restore", args: string[], variables: Record<string, string>) {
  return spawnSync(process.execPath, [`${CLI}${command}.ts`, ...args], {
    env: { ...programEnvironment, ...variables },
    encoding: "utf8",
  });
}

function serve(databaseUrl: string | undefined, folder: string): Promise<TestServer> {
  const settings = { provider: "folder", folder } as const;
  const publicUrl = "https://saywhere.example";
  const stores = openStores(settings, { serverUrl: publicUrl, previewUrl: "http://localhost:1" });
  return startTestServer({
    ...(databaseUrl !== undefined && { databaseUrl }),
    publicUrl,
    pages: true,
    storage: { storageSettings: settings, stores },
  });
}

/** The responses of every list of the API, and of some records, a page and a file. */
async function answersOf({ url }: TestServer, authorization: string): Promise<Record<string, string>> {
  const lists = Object.entries(openApiDocument().paths ?? {})
    .filter(([path, item]) => item.get && !path.includes("{") && !NOT_LISTS.includes(path))
    .map(([path]) => `/api${path}`);
  const records = [
    "/api/phrases/farsi/hello",
    "/api/languages/farsi",
    "/files/media/hello.vtt",
    "/phrases/farsi/hello",
  ];
  const answers: Record<string, string> = {};
  for (const path of [...lists, ...records]) {
    const query = path.endsWith("/search") || path.endsWith("/suggestions") ? "?query=hello" : "";
    const response = await fetch(url + path + query, { headers: { authorization } });
    answers[path] = `${response.status} ${await response.text()}`;
  }
  return answers;
}

test("a restored dump returns the same responses, and continues its sequences and history", async () => {
  const folder = await temporaryFolder();
  const site = await serve(undefined, join(folder, "storage"));
  onTestFinished(() => site.close());
  await keepLittleContent(site.database, 3, 30);
  const ada = await site.signedIn("administrator");
  const authorization = `Bearer ${await site.tokenFor("administrator")}`;
  const call = (server: TestServer, method: string, path: string, body: object) =>
    fetch(server.url + path, {
      method,
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const made = async (server: TestServer, name: string) => {
    const response = await call(server, "POST", "/api/categories", { name, description: "Made here." });
    return (await response.json()) as { id: number };
  };
  expect((await made(site, "Weather")).id).toBeGreaterThan(0);
  const gone = await made(site, "Gone");
  expect((await call(site, "DELETE", `/api/categories/${gone.id}`, {})).status).toBe(200);
  expect((await call(site, "POST", "/api/tasks", { title: "Record the greetings" })).status).toBe(201);
  const uploaded = await fetch(`${site.url}/api/cdn/media/hello.vtt`, {
    method: "PUT",
    headers: { authorization },
    body: "WEBVTT\n",
  });
  expect(uploaded.status, await uploaded.text()).toBeLessThan(300);

  const file = join(folder, "saywhere.dump");
  const dumped = run("dump", [file], { DATABASE_URL: site.databaseUrl });
  expect(dumped).toMatch(/^\d+ rows of \d+ tables of the database .* are in .*saywhere.dump/);
  expect(dumped).toContain(` of the database ${describeUrl(site.databaseUrl)} are in `);
  const before = await answersOf(site, authorization);
  await cp(join(folder, "storage"), join(folder, "restored"), { recursive: true, preserveTimestamps: true });

  const empty = await createEmptyDatabase();
  onTestFinished(empty.drop);
  const said = run("restore", [file], { DATABASE_URL: empty.url });
  expect(said).toMatch(/^\d+ rows are back/);
  expect(said).toContain(` in the database ${describeUrl(empty.url)}, as they were at `);
  expect(dumped + said).not.toContain(new URL(empty.url).password);
  const restored = await serve(empty.url, join(folder, "restored"));
  onTestFinished(() => restored.close());
  const after = await answersOf(restored, authorization);
  expect(Object.keys(before).filter((path) => before[path] !== after[path])).toEqual([]);
  expect(Object.keys(before).length).toBeGreaterThan(15);
  expect(Object.values(before).map((answer) => answer.slice(0, 3))).toEqual(
    Object.values(before).map(() => "200"),
  );

  expect(
    (await post(`${restored.url}/api/auth/sign-in`, { email: ada.email, password: ada.password })).status,
  ).toBe(200);
  // The ids of deleted records are not reused, and changes are still counted and recorded.
  expect((await made(restored, "After")).id).toBe(gone.id + 1);
  const { rows } = await restored.database.pool.query(
    "select label || ' ' || action as change from change where kind = 'category' order by id",
  );
  const changes = ["Weather create", "Gone create", "Gone delete", "After create"];
  expect(rows.map(({ change }) => change)).toEqual(changes);
});

test("a dump can be restored into the folder of a stopped server, and taken from it", async () => {
  const folder = await temporaryFolder();
  const database = await createEmptyDatabase();
  onTestFinished(database.drop);
  await migrateDatabase(database.url);
  const files = { given: join(folder, "given.dump"), taken: join(folder, "taken.dump") };
  const [rows] = run("dump", [files.given], { DATABASE_URL: database.url }).split(" ");
  const variables = { DATA_DIR: join(folder, "data") };
  expect(run("restore", [files.given], variables)).toContain(
    `${rows} rows are back in the embedded database in ${join(folder, "data", "postgres")},`,
  );
  // A restore adds the stamp of a new version of the content.
  expect(run("dump", [files.taken], variables)).toContain(`${Number(rows) + 1} rows of`);
});

/** A complete dump without rows, of a version with these migrations. */
function dumpOf(migrations: string[]): Buffer {
  const head = `${JSON.stringify({ format: FORMAT, at: "2026-11-26T00:00:00.000Z", migrations })}\n`;
  const sha256 = createHash("sha256").update(head).digest("hex");
  return gzipSync(`${head}${JSON.stringify({ rows: {}, sequences: [], sha256 })}\n`);
}

test("a refused restore prints the reason in one line, and leaves no data folder behind", async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "newer.dump"), dumpOf(["0001-tables", "9999-newer"]));
  const variables = { DATA_DIR: join(folder, "data") };
  for (const args of [[], [join(folder, "newer.dump")]]) {
    const { status, stderr, stdout } = runAnyhow("restore", args, variables);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(/^The command failed: .*\n$/);
    expect(await readdir(folder)).toEqual(["newer.dump"]);
  }
});
