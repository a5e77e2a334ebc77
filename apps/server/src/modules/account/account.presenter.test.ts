import { expect, test } from "vitest";
import { presentMe, presentPerson, presentSession } from "./account.presenter.ts";

const AT = "2026-03-01T12:00:00.000Z";

test("presents the signed-in person's own name and no secret", () => {
  const me = { id: 1, name: "Ada", email: "ada@example.test", role: "editor" as const };
  const stored = { ...me, languageIds: [3], canReview: false, passwordHash: "x" };
  expect(presentMe(stored)).toEqual({ ...me, language_ids: [3], can_review: false });
  expect(presentMe(stored)).not.toHaveProperty("second_factor_missing");
  expect(presentMe(stored, true)).toMatchObject({ second_factor_missing: true });
  expect(presentMe({ ...stored, role: "administrator" })).toMatchObject({
    language_ids: null,
    can_review: true,
  });
});

test("presents the device of a session and whether it is the current session", () => {
  const row = { id: 4, address: "::1", user_agent: "curl/8.5.0", created_at: AT, last_seen_at: AT };
  const shown = { id: 4, device: "curl", address: "::1", created_at: AT, last_seen_at: AT };
  expect(presentSession(row, 4)).toEqual({ ...shown, current: true });
  expect(presentSession(row, 5)).toEqual({ ...shown, current: false });
  expect(presentSession(row, null)).toEqual({ ...shown, current: false });
});

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  ["curl/8.5.0", "curl"],
  [`${"a".repeat(41)}/1`, "a".repeat(40)],
  ["(backup) tool", "Unknown browser"],
  ["", "Unknown device"],
])("names the device of the user agent %j as %s", (user_agent, device) => {
  const row = { id: 4, address: "::1", user_agent, created_at: AT, last_seen_at: AT };
  expect(presentSession(row, 4).device).toBe(device);
});

test.each([
  [true, false, "active"],
  [false, false, "invited"],
  [true, true, "deactivated"],
  [false, true, "deactivated"],
])(
  "presents a person who can sign in (%s) and deactivated (%s) as %s",
  (can_sign_in, deactivated, status) => {
    const shown = {
      id: 1,
      name: "Ada",
      email: "ada@example.test",
      role: "administrator" as const,
      language_ids: null,
      can_review: true,
      last_seen_at: null,
      created_at: AT,
    };
    expect(presentPerson({ ...shown, can_sign_in, deactivated, has_second_factor: true })).toEqual({
      ...shown,
      status,
      second_factor: true,
    });
  },
);
