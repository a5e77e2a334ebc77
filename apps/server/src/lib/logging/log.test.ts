import { expect, test } from "vitest";
import { readEnv } from "../../config/env.ts";
import { createLog } from "./log.ts";
import { secretsOf } from "./redacted-values.ts";

const env = readEnv({
  DATABASE_URL: 'postgres://saywhere:p%40ss"word%2F1@db.internal:5432/saywhere',
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: 'store"secret',
  S3_STATIC_BUCKET: "static",
  S3_ASSETS_BUCKET: "assets",
  S3_MEDIA_BUCKET: "media",
  ADMIN_EMAIL: "ada@example.org",
  ADMIN_PASSWORD: "the first password",
});

test("no log line contains a secret of the environment, in any spelling of an error", () => {
  const lines: string[] = [];
  const log = createLog("info", {
    secrets: secretsOf(env),
    destination: { write: (line) => void lines.push(line) },
  });
  const failure = new Error(`cannot connect to ${env.databaseUrl}`, {
    cause: new Error('password p@ss"word/1 refused'),
  });
  log.error({ err: failure, connection: { given: 'store"secret' } }, "failed for the first password");
  log.child({ deployment: 1 }).info(`once more ${env.databaseUrl}`);
  expect(lines).toHaveLength(2);
  const told = lines.map((line) => JSON.stringify(JSON.parse(line)));
  for (const secret of ["p%40ss", "p@ss", "word/1", 'store\\"secret', "the first password"]) {
    for (const line of told) expect(line).not.toContain(secret);
  }
  expect(told[0]).toContain("db.internal");
  expect(told[0]).toContain("cannot connect to postgres://saywhere:[secret]@");
});

test("unset variables are not treated as secrets", () => {
  expect(secretsOf(readEnv({}))).toEqual([]);
  expect(secretsOf(readEnv({ DATABASE_URL: "postgres://saywhere@localhost/saywhere" }))).toEqual([]);
});
