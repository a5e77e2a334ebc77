import { expect, test } from "vitest";
import { confirmSignInInput, enableCodesInput } from "./second-factor.ts";

const token = "t".repeat(43);
const codeOf = (code: string) => confirmSignInInput.safeParse({ token, code }).data?.code;

test.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["ABCD-EFGH-IJKL-2345", "abcdefghijkl2345"],
  ["abcd efgh ijkl 2345", "abcdefghijkl2345"],
])("reads the typed code %j as %s", (typed, code) => {
  expect(codeOf(typed)).toBe(code);
});

test.each(["", "12345", "1234567", "abcdef", "abcd-efgh-ijkl-2340", "abcd-efgh-ijkl", "1".repeat(41)])(
  "rejects %j as a code",
  (typed) => {
    expect(codeOf(typed)).toBeUndefined();
  },
);

test("accepts no recovery code in the place of the first code of an app", () => {
  expect(enableCodesInput.safeParse({ code: "123 456" }).data).toEqual({ code: "123456" });
  expect(enableCodesInput.safeParse({ code: "abcd-efgh-ijkl-2345" }).success).toBe(false);
});
