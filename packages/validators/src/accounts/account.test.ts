import { expect, test } from "vitest";
import { z } from "zod";
import { issuesOf } from "../testing/schema-issues.ts";
import {
  acceptLinkInput,
  accountRecord,
  changePasswordInput,
  createdToken,
  createTokenInput,
  inviteInput,
  linkInfo,
  me,
  oneTimeLink,
  PASSWORD_MIN_LENGTH,
  person,
  role,
  sessionInfo,
  signInInput,
} from "./account.ts";

const AT = "2026-03-01T12:00:00.000Z";
const PASSWORD = "correct horse";
const ADA = {
  id: 1,
  name: "Ada",
  email: "ada@example.test",
  role: "editor",
  language_ids: null,
  can_review: true,
};
const INFO = {
  id: 1,
  name: "Backup",
  role: "administrator",
  prefix: "swt_",
  suffix: "wxyz",
  language: null,
  created_by: "Ada",
  created_at: AT,
  expires_at: AT,
  last_used_at: null,
};

test.each<[string, z.ZodType, unknown]>([
  ["roles", z.array(role), ["editor", "administrator"]],
  ["a record", accountRecord, { id: 7 }],
  ["a sign-in", signInInput, { email: "ada@example.test", password: "x" }],
  ["somebody", me, ADA],
  ["a new password", changePasswordInput, { current_password: "x", new_password: PASSWORD }],
  [
    "a session",
    sessionInfo,
    { id: 1, device: "Firefox", address: "::1", created_at: AT, last_seen_at: AT, current: true },
  ],
  [
    "links",
    z.array(linkInfo),
    ["set-up", "invitation", "password-reset"].map((purpose) => ({ purpose, name: null, email: null })),
  ],
  [
    "a link's use",
    acceptLinkInput,
    { token: "t".repeat(20), name: "Ada", email: ADA.email, password: PASSWORD },
  ],
  [
    "people",
    z.array(person),
    ["active", "invited", "deactivated"].map((status) => ({
      ...ADA,
      status,
      second_factor: status === "active",
      last_seen_at: AT,
      created_at: AT,
    })),
  ],
  [
    "an invitation",
    inviteInput,
    { name: "Ada", email: ADA.email, role: "administrator", language_ids: null, can_review: false },
  ],
  ["a link", oneTimeLink, { url: "https://saywhere.example/link", expires_at: AT, delivery: "manual" }],
  [
    "a wish for a token",
    createTokenInput,
    { name: "Backup", role: "editor", language_id: 7, expires_in_days: 30 },
  ],
  ["a new token", createdToken, { token: "swt_x", info: INFO }],
])("the account schemas parse %s unchanged", (_name, schema, value) =>
  expect(schema.parse(value)).toEqual(value),
);

test("normalises an e-mail address by case and surrounding spaces", () => {
  expect(signInInput.parse({ email: " Ada@Example.TEST ", password: " x " })).toEqual({
    email: "ada@example.test",
    password: " x ",
  });
});

test.each<[z.ZodType, Record<string, unknown>, string, string]>([
  [signInInput, { password: "x" }, "email", "Enter an e-mail address"],
  [
    signInInput,
    { email: "ada", password: "x" },
    "email",
    "Enter an e-mail address, such as name@example.org",
  ],
  [signInInput, { email: `a@${"b".repeat(254)}`, password: "x" }, "email", "Use at most 254 characters"],
  [signInInput, { email: ADA.email }, "password", "Enter your password"],
  [signInInput, { email: ADA.email, password: "" }, "password", "Enter your password"],
  [changePasswordInput, { current_password: "x" }, "new_password", "Enter a password"],
  [
    changePasswordInput,
    { current_password: "x", new_password: "a".repeat(PASSWORD_MIN_LENGTH - 1) },
    "new_password",
    "Use at least 12 characters",
  ],
  [
    changePasswordInput,
    { current_password: "x", new_password: "a".repeat(201) },
    "new_password",
    "Use at most 200 characters",
  ],
  [acceptLinkInput, { token: "t".repeat(20), name: "", password: PASSWORD }, "name", "Enter your name"],
  [inviteInput, { name: " ", email: ADA.email, role: "editor" }, "name", "Enter a name"],
  [createTokenInput, { name: "", role: "editor", expires_in_days: null }, "name", "Enter a name"],
  [
    createTokenInput,
    { name: "x", role: "editor", expires_in_days: 0 },
    "expires_in_days",
    "Use at least a day",
  ],
  [
    createTokenInput,
    { name: "x", role: "editor", expires_in_days: 3_651 },
    "expires_in_days",
    "Use at most ten years",
  ],
])("the account schemas reject invalid input %# with a helpful message", (schema, input, field, words) => {
  expect(issuesOf(schema, input)).toContainEqual([field, words]);
});

test.each([0, -1, 1.5, 2_147_483_648])("recordId rejects %d", (id) => {
  expect(issuesOf(accountRecord, { id })).not.toEqual([]);
});

test.each(["t".repeat(19), "t".repeat(201)])("rejects %s as the token of a one-time link", (token) => {
  expect(issuesOf(acceptLinkInput, { token, password: PASSWORD })).not.toEqual([]);
});
