import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

test.each(["\r", "\n", "\r\n"])(
  "readEnv ignores %j at the end of a value, as a file with Windows line ends or a mounted secret has it",
  (end) => {
    const values = {
      DATA_DIR: "/data",
      LOG_LEVEL: "info",
      ADMIN_EMAIL: "ada@example.org",
      ADMIN_PASSWORD: "a long password ",
    };
    const given = Object.entries(values).map(([name, value]) => [name, value + end]);
    expect(readEnv(Object.fromEntries(given))).toEqual(readEnv(values));
  },
);
