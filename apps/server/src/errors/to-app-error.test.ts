import { unreachable } from "@saywhere/db/database-error";
import { expect, test } from "vitest";
import { toAppError } from "./to-app-error.ts";

test("a failed database connection asks to try again without revealing the database host", () => {
  const cause = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  const told = toAppError(unreachable("postgres://user:password@db.test/saywhere", cause));
  expect(told?.code).toBe("SERVICE_UNAVAILABLE");
  expect(told?.message).not.toContain("db.test");
});
