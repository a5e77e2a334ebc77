import { chmod, mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { openDatabase } from "@saywhere/db/database";
import { createTestDatabase } from "@saywhere/db/testing/create-test-database";
import { copyPreparedFolder } from "@saywhere/db/testing/prepared-folder";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { freePort } from "../support/free-port.ts";
import { fakeWebApp, runMain, temporaryFolder } from "../support/run-main.ts";
import { startSiteStore } from "../support/start-site-store.ts";

let folder: string;
let variables: Record<string, string>;
let site: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  // PostgreSQL may run as another user in a folder below.
  await chmod(folder, 0o755);
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  variables = {
    PORT: String(port),
    DATA_DIR: join(folder, "data"),
    WEB_DIR: await fakeWebApp(folder),
  };
});

const isUp = async (path: string): Promise<boolean> => (await fetch(site + path)).ok;

/** The one-line error of a start that fails. */
async function failure(changed: Record<string, string>): Promise<string> {
  const program = runMain({ ...variables, ...changed });
  expect(await program.ended()).toBe(1);
  expect(program.output().trim().split("\n")).toHaveLength(1);
  return program.output();
}

describe("starting the server", () => {
  test("a first start prints its URLs and folders, serves, and exits cleanly on TERM and on INT", async () => {
    const next = Number(variables.PORT) + 1;
    const other = createServer();
    for (const [signal, preview] of [
      ["SIGTERM", `http://localhost:${next}\n`],
      ["SIGINT", `none: port ${next} is taken by another program`],
    ] as const) {
      const program = runMain(variables);
      await program.ready();
      expect(program.output()).toContain(`Site            http://localhost:${variables.PORT}`);
      expect(program.output()).toContain(`Static preview  ${preview}`);
      expect(program.output()).toContain(join(folder, "data", "postgres"));
      expect(await isUp("/health/ready")).toBe(true);
      expect(await isUp("/api/languages")).toBe(true);
      expect(await isUp("/")).toBe(true);
      expect(await isUp("/admin")).toBe(true);
      program.child.kill(signal);
      expect(await program.ended()).toBe(0);
      if (!other.listening) other.listen(next, "127.0.0.1");
    }
    other.close();
  });

  test("a server with PORT=0 prints its URLs, and a start after its kill -9 recovers without data loss and has exclusive use of its data", async () => {
    await copyPreparedFolder(join(folder, "data", "postgres"));
    const killed = runMain({ ...variables, PORT: "0" });
    await killed.ready();
    const [, url = ""] = /Site +(http:\/\/localhost:\d+)\n/.exec(killed.output()) ?? [];
    expect(new URL(url).port).not.toBe("0");
    expect(killed.output()).toContain(`${url}/admin`);
    expect((await fetch(`${url.replace("localhost", "127.0.0.1")}/health/ready`)).ok).toBe(true);
    killed.child.kill("SIGKILL");
    expect(await killed.ended()).toBe("SIGKILL");
    const program = runMain(variables);
    await program.ready();
    const languages = (await (await fetch(`${site}/api/languages`)).json()) as unknown[];
    expect(languages).toHaveLength(40);
    const output = await failure({ PORT: String(await freePort()) });
    expect(output).toMatch(new RegExp(`in use by another Saywhere \\(process ${program.child.pid}\\)`));
  });
});

test("a start warns of a misspelled variable and of each broken bucket, without the secret, and serves with HSTS as configured", async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const store = await startSiteStore();
  onTestFinished(store.close);
  store.proxy.always({ status: 403, code: "AccessDenied" }, ({ url = "" }) => url.startsWith("/media"));
  const secret = "a secret access key";
  const program = runMain({
    ...variables,
    ...store.variables,
    S3_SECRET_ACCESS_KEY: secret,
    S3_ASSETS_BUCKET: "missing",
    DATABASE_URL: database.url,
    PUBLIC_URL: "https://saywhere.example/",
    HSTS_INCLUDE_SUBDOMAINS: "true",
    METRICS_PROT: "9464",
  });
  await program.ready();
  expect(program.output()).toContain("METRICS_PROT is not a variable of Saywhere. If METRICS_PORT is meant");
  const { headers } = await fetch(`${site}/health/live`);
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  expect(await isUp("/health/ready")).toBe(true);
  const warnings = () =>
    program
      .output()
      .split("\n")
      .filter((line) => line.includes("object storage does not work"))
      .map((line) => JSON.parse(line) as { store: string; bucket: string; msg: string });
  await expect.poll(warnings).toMatchObject([
    { store: "assets", bucket: "missing", msg: expect.stringContaining("There is no bucket “missing”") },
    {
      store: "media",
      bucket: "media",
      msg: expect.stringContaining("The access key does not have permission for this in the bucket"),
    },
  ]);
  expect(program.output()).not.toContain(secret);
  expect(await isUp("/")).toBe(true);
});

test("the server of development is on the port after PORT, links to PORT, and logs errors in readable lines", async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const port = await freePort();
  const program = runMain(
    { ...variables, DATABASE_URL: database.url, PORT: String(port) },
    { development: true },
  );
  await program.ready();
  expect(program.output()).toContain(`Site            http://localhost:${port}\n`);
  expect(program.output()).toContain(`Set up          http://localhost:${port}/admin/set-up#`);
  expect(program.output()).toContain(`http://localhost:${port + 2}\n`);
  const { pool, close } = await openDatabase({ url: database.url, poolSize: 1 });
  onTestFinished(close);
  await pool.query("alter table category rename to elsewhere");
  const response = await fetch(`http://127.0.0.1:${port + 1}/trpc/category.list?input={}`);
  expect(await response.text()).toContain('relation \\"category\\" does not exist');
  await expect.poll(program.output).toMatch(/ERROR: procedure failed\n[^{]*path: "category\.list"\n/);
  expect(program.output()).toMatch(/^ +error: relation "category" does not exist\n +at /m);
});

describe("a failing start prints one line with instructions", () => {
  test("a start fails with instructions when the port is taken", async () => {
    const other = createServer().listen(Number(variables.PORT), "127.0.0.1");
    expect(await failure({})).toMatch(/port \d+ is taken by another program\. .* set PORT to a free one/);
    other.close();
  });

  test("a start fails with instructions when the metrics port is taken", async () => {
    const METRICS_PORT = String(await freePort());
    const other = createServer().listen(Number(METRICS_PORT), "127.0.0.1");
    // The port is opened after the database is ready.
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    expect(await failure({ DATABASE_URL: database.url, METRICS_PORT })).toMatch(
      new RegExp(`port ${METRICS_PORT} is taken by another program\\. .* set METRICS_PORT to a free one`),
    );
    other.close();
  });

  test("a start fails with instructions when the database cannot be reached", async () => {
    const url = `postgres://saywhere:secret@127.0.0.1:${await freePort()}/saywhere`;
    const output = await failure({ DATABASE_URL: url });
    expect(output).toMatch(/nothing listens there.*DATABASE_URL/);
    expect(output).not.toContain("secret");
  });

  test.runIf(process.platform === "linux")(
    "a start fails with instructions when the data folder is not writable and the database is elsewhere",
    async () => {
      const DATABASE_URL = "postgres://saywhere@127.0.0.1/saywhere";
      const output = await failure({ DATABASE_URL, DATA_DIR: "/proc/saywhere/data" });
      expect(output).toContain("Set DATA_DIR to a folder on a disk");
    },
  );

  test("a start fails with instructions when the web app is not built", async () => {
    const empty = join(folder, "empty");
    await mkdir(empty);
    await mkdir(join(empty, "admin"));
    await writeFile(join(empty, "admin", "index.html"), "");
    // Not reached: without it, the start would begin to create a database.
    const DATABASE_URL = "postgres://saywhere@127.0.0.1/saywhere";
    expect(await failure({ DATABASE_URL, WEB_DIR: empty })).toMatch(/web app is not built in .*pnpm build/);
  });
});
