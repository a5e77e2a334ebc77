import { unreachable } from "@saywhere/db/database-error";
import { expect, test } from "vitest";
import { toAppError } from "./to-app-error.ts";

test("a connection that cannot be opened asks to try again, without saying where the database is", () => {
  const cause = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  const told = toAppError(unreachable("postgres://user:password@db.test/saywhere", cause));
  expect(told?.code).toBe("SERVICE_UNAVAILABLE");
  expect(told?.message).not.toContain("db.test");
});
