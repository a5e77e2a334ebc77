import { describe, expect, test } from "vitest";
import { databaseFailure } from "./database-failure.ts";

const failure = (code: string, message = "") => databaseFailure(Object.assign(new Error(message), { code }));

describe("databaseFailure", () => {
  test.each(["ECONNREFUSED", "08006", "57P01", "57P03", "53300"])("%s asks to try again", (code) => {
    expect(failure(code)?.code).toBe("SERVICE_UNAVAILABLE");
  });

  test.each([
    "Connection terminated unexpectedly",
    "Connection terminated due to connection timeout",
    "timeout exceeded when trying to connect",
  ])("%s asks to try again", (message) => {
    expect(databaseFailure(new Error(message))?.code).toBe("SERVICE_UNAVAILABLE");
  });

  test("a null character is the caller's fault", () => {
    expect(failure("22021")?.code).toBe("BAD_REQUEST");
  });

  test.each(["23505", "42703", ""])("%s stays what it is", (code) => expect(failure(code)).toBeNull());
});
