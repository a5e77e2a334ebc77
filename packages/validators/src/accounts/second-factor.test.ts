import { expect, test } from "vitest";
import { z } from "zod";
import { issuesOf } from "../testing/schema-issues.ts";
import {
  codeSetUp,
  confirmSignInInput,
  enableCodesInput,
  ownPasswordInput,
  recoveryCodes,
  secondFactorRuleInput,
  secondFactors,
  secondStep,
} from "./second-factor.ts";

const AT = "2026-03-01T12:00:00.000Z";
const token = "t".repeat(43);
const codeOf = (code: string) => confirmSignInInput.safeParse({ token, code }).data?.code;

test.each<[string, z.ZodType, unknown]>([
  [
    "the rules",
    z.array(secondFactorRuleInput),
    ["nobody", "administrators", "everyone"].map((rule) => ({ rule })),
  ],
  [
    "the factors of a person",
    secondFactors,
    {
      codes: true,
      recovery_codes_left: 9,
      passkeys: [{ id: 1, name: "Phone", created_at: AT, last_used_at: null }],
      required: true,
    },
  ],
  ["a password", ownPasswordInput, { password: " x " }],
  ["the set-up of codes", codeSetUp, { secret: "s", url: "otpauth://totp/a" }],
  ["recovery codes", recoveryCodes, { recovery_codes: ["abcd-efgh-ijkl-2345"] }],
  [
    "the next steps of a sign-in",
    z.array(secondStep),
    [{ method: "code", token, expires_at: AT }, { method: "passkey" }].map((second_factor) => ({
      second_factor,
    })),
  ],
])("the second factor schemas parse %s unchanged", (_name, schema, value) =>
  expect(schema.parse(value)).toEqual(value),
);

test.each([
  [undefined, "Enter your password"],
  ["", "Enter your password"],
  ["a".repeat(201), "Use at most 200 characters"],
])("rejects the own password %j: %s", (password, words) =>
  expect(issuesOf(ownPasswordInput, { password })).toEqual([["password", words]]),
);

test.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["ABCD-EFGH-IJKL-2345", "abcdefghijkl2345"],
  ["abcd efgh ijkl 2345", "abcdefghijkl2345"],
])("reads the typed code %j as %s", (typed, code) => {
  expect(codeOf(typed)).toBe(code);
});

const NOT_A_CODE = "Enter the six digits that your app shows";

test.each(["", "12345", "1234567", "abcdef", "abcd-efgh-ijkl-2340", "abcd-efgh-ijkl"])(
  "rejects %j as a code of a sign-in",
  (code) =>
    expect(issuesOf(confirmSignInInput, { token, code })).toEqual([
      ["code", `${NOT_A_CODE}, or a recovery code`],
    ]),
);

test("reads the first code of an app with the space that the app shows", () => {
  expect(enableCodesInput.parse({ code: "123 456" })).toEqual({ code: "123456" });
});

test.each([
  [undefined, "Enter the code"],
  ["1".repeat(41), "Use at most 40 characters"],
  ["1234567", NOT_A_CODE],
  ["a123456", NOT_A_CODE],
  ["abcd-efgh-ijkl-2345", NOT_A_CODE],
])("rejects %j as the first code of an app: %s", (code, words) =>
  expect(issuesOf(enableCodesInput, { code })).toEqual([["code", words]]),
);
