import { describe, expect, test } from "vitest";
import { issuesOf } from "../testing/schema-issues.ts";
import { optionalAddress, optionalText, recordId, recordIdInput, referenceId, slugField } from "./fields.ts";

describe("optionalAddress", () => {
  test.each(["https://a.test/a.mp3", "http://a.test", "/files/a%20b.mp3", "/"])(
    "accepts %s as a URL or a path",
    (address) => expect(optionalAddress.parse(address)).toBe(address),
  );

  test.each(["//a.test/x", "/a b", "/a\\b", "a.mp3", "x /a", "ftp://a.test", "javascript:alert(1)"])(
    "rejects %s as a URL or a path",
    (address) =>
      expect(issuesOf(optionalAddress, address)).toEqual([
        ["", "Enter a web address, such as https://example.org/file.mp3"],
      ]),
  );

  test.each([null, undefined])("leaves an empty URL of %s unchanged", (none) =>
    expect(optionalAddress.parse(none)).toBe(none),
  );

  test("a URL takes 2,000 characters", () => {
    expect(optionalAddress.safeParse(`/${"a".repeat(1_999)}`).success).toBe(true);
    expect(issuesOf(optionalAddress, `/${"a".repeat(2_000)}`)).toEqual([
      ["", "Use at most 2,000 characters"],
    ]);
  });
});

test("composes the letters of an optional text and rejects characters that cannot be stored", () => {
  expect(optionalText().parse(" Cafe\u0301 ")).toBe("Caf\u00e9");
  expect(issuesOf(optionalText(), "a\0")).toEqual([["", "This holds a character that cannot be stored"]]);
});

test.each(["food", "7", "a-b_c", " crème "])("accepts %j as a slug", (slug) => {
  expect(slugField.parse(slug)).toBe(slug.trim());
});

test.each(["Food", "a b", "a.b", "-", "", "a/b"])("rejects %j as a slug", (slug) => {
  expect(issuesOf(slugField, slug)).toEqual([["", "Use lowercase letters, digits, hyphens and underscores"]]);
});

test("a slug takes 200 characters", () => {
  expect(slugField.safeParse("a".repeat(200)).success).toBe(true);
  expect(issuesOf(slugField, "a".repeat(201))).toEqual([["", "Use at most 200 characters"]]);
});

test("an identifier is a whole number within the range of a database integer", () => {
  expect(recordIdInput.parse({ id: 2_147_483_647 })).toEqual({ id: 2_147_483_647 });
  expect(issuesOf(recordId, "7")).toEqual([["", "Write a whole number in digits alone, such as 12"]]);
  for (const id of [0, -1, 1.5, 2_147_483_648]) expect(issuesOf(recordId, id)).toHaveLength(1);
});

test.each([0, -1, 1.5, "1", null, 2_147_483_648])("rejects %j as a reference to another record", (id) => {
  const words = "This has to be the identifier of a record";
  expect(new Set(issuesOf(referenceId(), id).map(([, said]) => said))).toEqual(new Set([words]));
});
