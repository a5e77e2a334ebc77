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
  person,
  role,
  sessionInfo,
  signInInput,
  signInResult,
  tokenRole,
} from "./account.ts";
import { PASSWORD_MIN_LENGTH } from "./password.ts";

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
const INVITATION = {
  name: "Ada",
  email: ADA.email,
  role: "editor",
  language_ids: Array.from({ length: 1_000 }, (_, index) => index + 1),
  can_review: false,
};
const TOKEN = { name: "Backup", role: "editor", language_id: null, expires_in_days: null };
const INFO = {
  id: 1,
  name: "Backup",
  role: "administrator",
  prefix: "swt_",
  suffix: "wxyz",
  language_id: null,
  language: null,
  created_by: "Ada",
  created_at: AT,
  expires_at: AT,
  last_used_at: null,
};

test.each<[string, z.ZodType, unknown]>([
  ["roles", z.array(role), ["editor", "administrator"]],
  ["roles of tokens", z.array(tokenRole), ["reader", "editor", "administrator"]],
  ["a record", accountRecord, { id: 7 }],
  ["a sign-in", signInInput, { email: "ada@example.test", password: "x" }],
  ["somebody without a second factor", me, { ...ADA, second_factor_missing: true }],
  [
    "the results of a sign-in",
    z.array(signInResult),
    [ADA, { second_factor: { method: "code", token: "t", expires_at: AT } }],
  ],
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
  ["an editor's invitation", inviteInput, INVITATION],
  [
    "one-time links",
    z.array(oneTimeLink),
    ["sent", "failed", "manual"].map((delivery) => ({ url: "https://a.test/l", expires_at: AT, delivery })),
  ],
  [
    "a wish for a token",
    createTokenInput,
    { name: "Backup", role: "editor", language_id: 7, expires_in_days: 3_650 },
  ],
  ["a new token", createdToken, { token: "swt_x", info: INFO }],
])("the account schemas parse %s unchanged", (_name, schema, value) =>
  expect(schema.parse(value)).toEqual(value),
);

test("normalizes an e-mail address by case and surrounding spaces", () => {
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
  [inviteInput, { ...INVITATION, language_ids: [] }, "language_ids", "Choose at least one language"],
  [
    inviteInput,
    { ...INVITATION, role: "administrator" },
    "language_ids",
    "Only an editor can be limited to languages",
  ],
  [createTokenInput, { ...TOKEN, name: "" }, "name", "Enter a name"],
  [createTokenInput, { ...TOKEN, expires_in_days: 0 }, "expires_in_days", "Use at least a day"],
  [createTokenInput, { ...TOKEN, expires_in_days: 3_651 }, "expires_in_days", "Use at most ten years"],
  ...["reader", "administrator"].map((other): [z.ZodType, Record<string, unknown>, string, string] => [
    createTokenInput,
    { ...TOKEN, role: other, language_id: 7 },
    "language_id",
    "Only the role of an editor can be limited to a language",
  ]),
])("the account schemas reject invalid input %# with a helpful message", (schema, input, field, words) => {
  expect(issuesOf(schema, input)).toContainEqual([field, words]);
});

test.each([0, -1, 1.5, 2_147_483_648])("recordId rejects %d", (id) => {
  expect(issuesOf(accountRecord, { id })).not.toEqual([]);
});

test.each(["t".repeat(19), "t".repeat(201)])("rejects %s as the token of a one-time link", (token) => {
  expect(issuesOf(acceptLinkInput, { token, password: PASSWORD })).not.toEqual([]);
});

test("an invitation is for all content without reviews, and a token for all content, by default", () => {
  const invitation = { ...INVITATION, role: "administrator", language_ids: undefined, can_review: undefined };
  expect(inviteInput.parse(invitation)).toMatchObject({ language_ids: null, can_review: true });
  const token = { ...TOKEN, role: "reader", language_id: undefined };
  expect(createTokenInput.parse(token)).toMatchObject({ language_id: null });
});

test("an editor cannot be limited to more than 1,000 languages", () => {
  const language_ids = [...INVITATION.language_ids, 1_001];
  expect(issuesOf(inviteInput, { ...INVITATION, language_ids }).map(([field]) => field)).toEqual([
    "language_ids",
  ]);
});
