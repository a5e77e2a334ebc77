import { describe, expect, test } from "vitest";
import { fromDatabaseError } from "./from-database-error.ts";

const failure = (code: string, message = "") =>
  fromDatabaseError(Object.assign(new Error(message), { code }));

describe("databaseFailure", () => {
  test.each(["ECONNREFUSED", "08006", "57P01", "57P03", "53300"])("%s asks to try again", (code) => {
    expect(failure(code)?.code).toBe("SERVICE_UNAVAILABLE");
  });

  test.each([
    "Connection terminated unexpectedly",
    "Connection terminated due to connection timeout",
    "Client was closed and is not queryable",
  ])("%s asks to try again", (message) => {
    expect(fromDatabaseError(new Error(message))?.code).toBe("SERVICE_UNAVAILABLE");
  });

  test("a wait for a connection that others use says that the server is busy, and when to try again", () => {
    expect(fromDatabaseError(new Error("timeout exceeded when trying to connect"))).toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      message: "The server is busy. Try again in a moment.",
      retryAfter: 2,
    });
  });

  test.each([
    ["53100", "disk"],
    ["53300", "no connection left"],
    ["55P03", "Somebody else is saving"],
    ["57014", "too long"],
  ])("%s says what it is, and what to do", (code, words) => {
    expect(failure(code)?.code).toBe("SERVICE_UNAVAILABLE");
    expect(failure(code)?.message).toContain(words);
  });

  test("a null character is the caller's fault", () => {
    expect(failure("22021")?.code).toBe("BAD_REQUEST");
  });

  test.each(["23505", "42703", ""])("%s stays what it is", (code) => expect(failure(code)).toBeNull());
});
