import { expect, test } from "vitest";
import { DATABASE_VARIABLES, misspelledVariables } from "./env.ts";

const names = (...given: string[]) =>
  misspelledVariables(Object.fromEntries(given.map((name) => [name, "x"])));

test.each([
  ["DATABSE_URL", "DATABASE_URL"],
  ["DATABASE_ULR", "DATABASE_URL"],
  ["PUBLIC_URI", "PUBLIC_URL"],
  ["S3_SECRET_ACESS_KEY", "S3_SECRET_ACCESS_KEY"],
  ["TRUSTPROXY", "TRUST_PROXY"],
  // Two errors from METRICS_PORT as well.
  ["METRICS_OST", "METRICS_HOST"],
])("names %s as a misspelled %s", (name, meant) => {
  expect(names(name)).toEqual([`${name} is not a variable of Saywhere. If ${meant} is meant, rename it.`]);
});

test("does not report variables of the server, the system or other programs as misspelled", () => {
  const system = [
    "HOME",
    "HOSTNAME",
    "PATH",
    "PWD",
    "LOGNAME",
    "TERM",
    "USER",
    "SHELL",
    "LANG",
    "NODE_ENV",
    "TMPDIR",
  ];
  const others = [
    "PORT_3000_TCP",
    "POSTGRES_PASSWORD",
    "AWS_REGION",
    "REDIS_URL",
    "HTTP_PROXY",
    "PGHOST",
    "CI",
  ];
  expect(names("DATABASE_URL", "PORT", "HOST", "METRICS_HOST", "SERVER_URL", ...system, ...others)).toEqual(
    [],
  );
});

test("only variables that select the database are reported as misspelled ones of the database", () => {
  const given = { DATABSE_URL: "x", DATADIR: "x", PUBLIC_URI: "x" };
  expect(misspelledVariables(given, DATABASE_VARIABLES)).toEqual([
    expect.stringContaining("If DATABASE_URL is meant"),
    expect.stringContaining("If DATA_DIR is meant"),
  ]);
});
