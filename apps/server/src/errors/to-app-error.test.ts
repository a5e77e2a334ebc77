import { unreachable } from "@saywhere/db/database-error";
import { describe, expect, test } from "vitest";
import { fromDatabaseError, toAppError } from "./to-app-error.ts";

test("a failed database connection asks to try again without revealing the database host", () => {
  const cause = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  const told = toAppError(unreachable("postgres://user:password@db.test/saywhere", cause));
  expect(told?.code).toBe("SERVICE_UNAVAILABLE");
  expect(told?.message).not.toContain("db.test");
});

const failure = (code: string, message = "") =>
  fromDatabaseError(Object.assign(new Error(message), { code }));

describe("databaseFailure", () => {
  test.each(["ECONNREFUSED", "08006", "57P01", "57P03", "53300"])(
    "databaseFailure asks to try again after the code %s",
    (code) => {
      expect(failure(code)?.code).toBe("SERVICE_UNAVAILABLE");
    },
  );

  test.each([
    "Connection terminated unexpectedly",
    "Connection terminated due to connection timeout",
    "Client was closed and is not queryable",
  ])("databaseFailure asks to try again after the message %s", (message) => {
    expect(fromDatabaseError(new Error(message))?.code).toBe("SERVICE_UNAVAILABLE");
  });

  test("databaseFailure reports a busy server and when to retry if no pool connection becomes free", () => {
    expect(fromDatabaseError(new Error("timeout exceeded when trying to connect"))).toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      message: "The server is busy. Try again in a moment.",
      retryAfter: 2,
    });
  });

  test.each([
    ["53100", "disk"],
    ["53300", "no free connections"],
    ["55P03", "Someone else is saving"],
    ["57014", "too long"],
  ])("databaseFailure describes %s and what to do about it", (code, words) => {
    expect(failure(code)?.code).toBe("SERVICE_UNAVAILABLE");
    expect(failure(code)?.message).toContain(words);
  });

  test.each(["22021", "22P05"])("databaseFailure reports a null character, %s, as a bad request", (code) => {
    expect(failure(code)?.code).toBe("BAD_REQUEST");
  });

  test.each(["23505", "42703", ""])("databaseFailure does not convert the code %s", (code) =>
    expect(failure(code)).toBeNull(),
  );
});
