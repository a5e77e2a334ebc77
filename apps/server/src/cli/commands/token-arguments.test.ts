import { expect, test } from "vitest";
import { readTokenArguments } from "./token-arguments.ts";

test("a token reads for 90 days unless the arguments say otherwise", () => {
  expect(readTokenArguments(["Nightly mirror"])).toEqual({
    input: { name: "Nightly mirror", role: "reader", language_id: null, expires_in_days: 90 },
    language: undefined,
    by: undefined,
  });
  const given = [
    "Import",
    "--role",
    "editor",
    "--language",
    "farsi",
    "--days",
    "never",
    "--by",
    "ada@example.org",
  ];
  expect(readTokenArguments(given)).toMatchObject({
    input: { name: "Import", role: "editor", expires_in_days: null },
    language: "farsi",
    by: "ada@example.org",
  });
});

test.each([
  [["Mirror", "--language", "farsi"], /--language needs --role editor/],
  [[], /the token has no name\. Run it as: pnpm token:create NAME/],
  [["Nightly", "mirror"], /more than one name is given/],
  [["Mirror", "--role", "owner"], /--role: Use one of reader, editor, administrator/],
  [["Mirror", "--days", "soon"], /--days takes a number of days, or never/],
  [["Mirror", "--days", "0"], /--days: Use at least a day/],
  [[""], /NAME: Enter a name/],
  [["Mirror", "--for", "ada"], /Unknown option '--for'/],
])("the arguments %j are refused with instructions", (args, message) => {
  expect(() => readTokenArguments(args)).toThrow(message);
});
