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
      trustProxy: 0,
      administrator: undefined,
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
    ["true", 1],
    ["false", 0],
    ["2", 2],
  ])("takes TRUST_PROXY=%s as %d proxies", (TRUST_PROXY, proxies) => {
    expect(readEnv({ TRUST_PROXY }).trustProxy).toBe(proxies);
  });

  test("takes the administrator's e-mail address and password together, or neither", () => {
    const ADMIN_EMAIL = "Ada@Example.org";
    const ADMIN_PASSWORD = "correct horse battery";
    expect(readEnv({ ADMIN_EMAIL, ADMIN_PASSWORD }).administrator).toEqual({
      email: "ada@example.org",
      password: ADMIN_PASSWORD,
    });
    expect(() => readEnv({ ADMIN_EMAIL })).toThrow(/^ADMIN_EMAIL and ADMIN_PASSWORD belong together/);
    expect(() => readEnv({ ADMIN_PASSWORD })).toThrow(/belong together/);
  });

  test.each([
    ["ADMIN_EMAIL", "ada", /^ADMIN_EMAIL must be an e-mail address/],
    ["ADMIN_PASSWORD", "short", /^ADMIN_PASSWORD must have at least 12 characters/],
    ["TRUST_PROXY", "-1", /^TRUST_PROXY must be true or false, or the number of proxies/],
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
