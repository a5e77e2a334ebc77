import { expect, test } from "vitest";
import { presentToken } from "./token.presenter.ts";

test("identifies a token by its prefix and does not present its secret", () => {
  const token = {
    id: 1,
    name: "Backup",
    role: "editor" as const,
    prefix: "swt_abc",
    created_by: "Ada",
    created_at: "2026-03-01T12:00:00.000Z",
    expires_at: null,
    last_used_at: null,
  };
  expect(presentToken(Object.assign({ tokenHash: "x" }, token))).toEqual(token);
});
