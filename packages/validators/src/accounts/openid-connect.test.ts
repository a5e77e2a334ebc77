import { expect, test } from "vitest";
import { z } from "zod";
import { issuesOf } from "../testing/schema-issues.ts";
import { openIdProblem, openIdProvider, openIdStart, signInWays } from "./openid-connect.ts";

const PROBLEMS = [
  "expired",
  "cancelled",
  "unreachable",
  "failed",
  "too-many",
  "deactivated",
  "unknown",
  "unverified",
  "taken",
  "no-role",
  "last-administrator",
  "second-factor",
  "passkey",
];

test.each<[string, z.ZodType, unknown]>([
  ["all problems", z.array(openIdProblem), PROBLEMS],
  ["the start of a sign-in", openIdStart, { redirect: "/languages" }],
  ["the provider", openIdProvider, { name: "Keycloak" }],
  ["the ways to sign in", signInWays, { has_password: true, linked_at: "2026-03-01T12:00:00.000Z" }],
])("the OpenID Connect contract of %s preserves the whole value", (_name, schema, value) =>
  expect(schema.parse(value)).toEqual(value),
);

test("a sign-in at the provider takes a path of 2,000 characters to return to, and no longer one", () => {
  expect(openIdStart.safeParse({ redirect: "a".repeat(2_000) }).success).toBe(true);
  expect(issuesOf(openIdStart, { redirect: "a".repeat(2_001) }).map(([field]) => field)).toEqual([
    "redirect",
  ]);
});
