import { once } from "node:events";
import { closeSync, constants, openSync, readSync } from "node:fs";
import { setUpTestDatabase } from "@saywhere/db/testing/set-up-test-database";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { makePipe } from "../../test/support/make-pipe.ts";
import { readEnv } from "../config/env.ts";
import { createLog, openLogDestination, secretsOf } from "./log.ts";

const db = setUpTestDatabase();

const env = readEnv({
  DATABASE_URL: 'postgres://saywhere:p%40ss"word%2F1@db.internal:5432/saywhere',
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: 'store"secret',
  S3_STATIC_BUCKET: "static",
  S3_ASSETS_BUCKET: "assets",
  S3_MEDIA_BUCKET: "media",
  ADMIN_EMAIL: "ada@example.org",
  ADMIN_PASSWORD: "the first password",
  SMTP_URL: "smtp://saywhere:letters%21sent@mail.internal",
  SMTP_FROM: "saywhere@example.org",
});

test("no log line contains a secret of the environment, in any spelling of an error", () => {
  const lines: string[] = [];
  const log = createLog("info", {
    secrets: secretsOf(env),
    destination: { write: (line) => void lines.push(line) },
  });
  const failure = new Error(`cannot connect to ${env.databaseUrl}`, {
    cause: new Error('password p@ss"word/1 refused, and so was letters!sent'),
  });
  log.error({ err: failure, connection: { given: 'store"secret' } }, "failed for the first password");
  log.child({ deployment: 1 }).info(`once more ${env.databaseUrl}`);
  expect(lines).toHaveLength(2);
  const told = lines.map((line) => JSON.stringify(JSON.parse(line)));
  for (const secret of ["p%40ss", "p@ss", "word/1", 'store\\"secret', "the first password", "letters!sent"]) {
    for (const line of told) expect(line).not.toContain(secret);
  }
  expect(told[0]).toContain("db.internal");
  expect(told[0]).toContain("cannot connect to postgres://saywhere:[secret]@");
});

test("the error of a lost connection is logged without the client that pg attaches to it", async () => {
  const lines: string[] = [];
  const log = createLog("info", { destination: { write: (line) => void lines.push(line) } });
  const pool = new pg.Pool({ connectionString: db.url, max: 1 });
  onTestFinished(() => pool.end());
  const lost = once(pool, "error");
  const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  await db.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
  const [error] = await lost;
  expect(error).toHaveProperty("client");
  log.warn({ err: error }, "lost");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ err: { code: "57P01" }, msg: "lost" });
  expect(lines[0]).not.toContain("connectionParameters");
});

test("unset variables are not treated as secrets", () => {
  expect(secretsOf(readEnv({}))).toEqual([]);
  expect(secretsOf(readEnv({ DATABASE_URL: "postgres://saywhere@localhost/saywhere" }))).toEqual([]);
  const percent = readEnv({ DATABASE_URL: "postgres://saywhere:100%sure@localhost/saywhere" });
  expect(secretsOf(percent)).toContain("100%sure");
});

/** Creates a log, and the descriptor of the file that it is written to. */
function logTo(path: string, flags: number) {
  const fd = openSync(path, flags);
  onTestFinished(() => closeSync(fd));
  return { fd, log: createLog("info", { destination: openLogDestination(fd) }) };
}

test("a log on a full disk neither fails nor blocks the server", () => {
  const { log } = logTo("/dev/full", constants.O_WRONLY);
  for (let line = 0; line < 3; line++) {
    expect(() => log.info("there is no room for this")).not.toThrow();
  }
  expect(() => log.fatal("nor for this")).not.toThrow();
});

test("a log that is not read does not block the server, and continues when it is read again", async () => {
  const { fd, log } = logTo(await makePipe(), constants.O_RDWR | constants.O_NONBLOCK);
  // More than the pipe and the log's buffer hold.
  const long = "unread ".repeat(10_000);
  for (let line = 0; line < 30; line++) log.info(long);
  const read = Buffer.alloc(65_536);
  let output = "";
  while (!output.includes("somebody reads")) {
    output += read.toString("latin1", 0, readSync(fd, read));
    log.info("somebody reads");
  }
  const lines = output.split("\n").slice(0, -1);
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) expect(() => void JSON.parse(line)).not.toThrow();
});
