import { describe, expect, test } from "vitest";
import { EnvError, readDevelopmentEnv, readEnv } from "./env.ts";

describe("readEnv", () => {
  test("has a default for every variable", () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: "localhost",
      publicUrl: "http://localhost:3000",
      databaseUrl: undefined,
      logLevel: "warn",
      trustProxy: false,
    });
  });

  test("takes an empty variable as unset", () => {
    expect(readEnv({ DATABASE_URL: "", PUBLIC_URL: "", HOST: "", PORT: "" })).toEqual(readEnv({}));
  });

  test("leaves the usual port to Vite in development", () => {
    expect(readDevelopmentEnv()).toMatchObject({ port: 3001, publicUrl: "http://localhost:3000" });
  });

  test("drops the slash at the end of the public address", () => {
    expect(readEnv({ PUBLIC_URL: "https://saywhere.example/" }).publicUrl).toBe("https://saywhere.example");
  });

  test.each([
    ["PORT", "http", /^PORT must be a port number/],
    ["PORT", "70000", /^PORT must be a port number/],
    ["PUBLIC_URL", "saywhere", /^PUBLIC_URL must be the site's address/],
    ["DATABASE_URL", "mysql://x", /^DATABASE_URL must be a PostgreSQL address/],
    ["LOG_LEVEL", "loud", /^LOG_LEVEL must be one of/],
    ["TRUST_PROXY", "perhaps", /^TRUST_PROXY must be true or false/],
  ])("says what %s should be when it is %s", (name, value, message) => {
    expect(() => readEnv({ [name]: value })).toThrow(EnvError);
    expect(() => readEnv({ [name]: value })).toThrow(message);
  });
});
