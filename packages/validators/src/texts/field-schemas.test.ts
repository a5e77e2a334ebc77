import { describe, expect, test } from "vitest";
import { z } from "zod";
import { issuesOf } from "../testing/schema-issues.ts";
import {
  booleanText,
  optionalSingleLine,
  optionalText,
  optionalUrl,
  rawText,
  readWholeNumber,
  recordDeletionInput,
  recordId,
  recordIdInput,
  referenceId,
  requiredSingleLine,
  requiredText,
  singleLine,
  slugField,
  wholeNumber,
} from "./field-schemas.ts";

describe("optionalUrl", () => {
  test.each(["https://a.test/a.mp3", "http://a.test", "/files/a%20b.mp3", "/"])(
    "accepts %s as a URL or a path",
    (address) => expect(optionalUrl.parse(address)).toBe(address),
  );

  test.each(["//a.test/x", "/a b", "/a\\b", "a.mp3", "x /a", "ftp://a.test", "javascript:alert(1)"])(
    "rejects %s as a URL or a path",
    (address) =>
      expect(issuesOf(optionalUrl, address)).toEqual([
        ["", "Enter a web address, such as https://example.org/file.mp3"],
      ]),
  );

  test.each([null, undefined])("leaves an empty URL of %s unchanged", (none) =>
    expect(optionalUrl.parse(none)).toBe(none),
  );

  test.each(["https://a.test/a\nb", "https://a.te\tst/", "/a\r\nb"])(
    "rejects %j, of which a browser would drop the line break or the tab",
    (address) =>
      expect(issuesOf(optionalUrl, address)).toEqual([["", "Write the address in one line, without tabs"]]),
  );

  test("trims line breaks around a URL", () => {
    expect(optionalUrl.parse(" /a\n")).toBe("/a");
  });

  test("a URL takes 2,000 characters", () => {
    expect(optionalUrl.safeParse(`/${"a".repeat(1_999)}`).success).toBe(true);
    expect(issuesOf(optionalUrl, `/${"a".repeat(2_000)}`)).toEqual([["", "Use at most 2,000 characters"]]);
  });
});

test("composes the letters of an optional text and rejects characters that cannot be stored", () => {
  expect(optionalText().parse(" Cafe\u0301 ")).toBe("Caf\u00e9");
  expect(issuesOf(optionalText(), "a\0")).toEqual([["", "This holds a character that cannot be stored"]]);
});

describe("texts in one line", () => {
  const SCHEMAS: [string, z.ZodType][] = [
    ["a required one", requiredSingleLine("Enter a name", 3)],
    ["an optional one", optionalSingleLine(3)],
    ["one that may be empty", singleLine(3)],
  ];

  test.each(SCHEMAS)("%s has a space for a line break or a tab, which counts once", (_name, schema) => {
    expect(schema.parse(" a\r\n\tb\n")).toBe("a b");
    expect(issuesOf(schema, "a  b")).toEqual([["", "Use at most 3 characters"]]);
  });

  test("are null, empty or rejected without a visible character, depending on the field", () => {
    expect(optionalSingleLine().parse("\n")).toBeNull();
    expect(singleLine().parse("\n")).toBe("");
    expect(issuesOf(requiredSingleLine("Enter a name"), "\n")).toEqual([["", "Enter a name"]]);
  });

  test("keep other texts as they are, with their line breaks and tabs", () => {
    for (const schema of [requiredText("Describe it"), optionalText(), rawText()])
      expect(schema.parse("a\n\tb")).toBe("a\n\tb");
  });
});

test.each<[string, z.ZodType]>([
  ["a required text", requiredText("Describe it")],
  ["a required text in one line", requiredSingleLine("Enter a name")],
  ["an optional text", optionalText()],
  ["an optional text in one line", optionalSingleLine()],
  ["a text in one line", singleLine()],
  ["a text as it was typed", rawText()],
  ["a web address", optionalUrl],
])("%s rejects a control character and says where it is", (_name, schema) => {
  expect(issuesOf(schema, "/a\u0007b")).toEqual([
    ["", "Character 3 is an invisible control character (U+0007). Delete it, or type the text again"],
  ]);
});

test.each(["food", "7", "a-b_c", " crème "])("accepts %j as a slug", (slug) => {
  expect(slugField.parse(slug)).toBe(slug.trim());
});

test.each(["Food", "a b", "a.b", "a/b", "?!"])("rejects %j as a slug", (slug) => {
  expect(issuesOf(slugField, slug)).toEqual([["", "Use lowercase letters, digits, hyphens and underscores"]]);
});

test.each(["-", "__", ""])("rejects %j, without a letter or digit, as a slug", (slug) => {
  expect(issuesOf(slugField, slug)).toEqual([["", "Use at least one letter or digit"]]);
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

test("a deletion has the record's identifier, and the version on which it is based if the caller knows it", () => {
  expect(recordDeletionInput.parse({ id: 7, version: 2 })).toEqual({ id: 7, version: 2 });
  expect(recordDeletionInput.parse({ id: 7 })).toEqual({ id: 7 });
  expect(issuesOf(recordDeletionInput, { id: 7, version: 0 })).toEqual([
    ["version", "Send the version as a whole number, as the record has it"],
  ]);
});

test("reads true and false from a URL", () => {
  expect([booleanText().parse("true"), booleanText().parse("false")]).toEqual([true, false]);
  expect(issuesOf(booleanText(), "maybe")).toEqual([["", "Write true or false"]]);
});

test.each([0, -1, 1.5, "1", null, 2_147_483_648])("rejects %j as a reference to another record", (id) => {
  const words = "This has to be the identifier of a record";
  expect(new Set(issuesOf(referenceId(), id).map(([, said]) => said))).toEqual(new Set([words]));
});

const schema = z.object({ id: z.preprocess(readWholeNumber, wholeNumber(0, 50)) });

/** The digit seven in another script. */
const ARABIC_SEVEN = "٧";

describe("wholeNumber", () => {
  test.each(["7", 7])("parses a whole number from %j", (id) =>
    expect(schema.parse({ id })).toEqual({ id: 7 }),
  );

  test("accepts a single zero as a whole number", () => expect(schema.parse({ id: "0" })).toEqual({ id: 0 }));

  test("accepts only decimal digits as a whole number", () => {
    const texts = [
      "",
      " ",
      " 7",
      "7 ",
      "7\n",
      "\t7",
      "+7",
      "-7",
      "07",
      "00",
      "7.0",
      "7.",
      ".7",
      "7,0",
      "7_0",
    ];
    const numerals = [
      "7e0",
      "0x7",
      "0b111",
      "0o7",
      "7n",
      ARABIC_SEVEN,
      "seven",
      "Infinity",
      "NaN",
      "9".repeat(20),
    ];
    const others = [7.5, true, null, undefined, [7], ["7"], { valueOf: 7 }];
    for (const id of [...texts, ...numerals, ...others])
      expect(schema.safeParse({ id }).success, JSON.stringify(id)).toBe(false);
  });

  test.each([
    ["1e0", "Write a whole number in digits alone, such as 12"],
    ["51", "Use a number of at most 50"],
    [-1, "Use a number of at least 0"],
  ])("rejects an invalid whole number with a message about the accepted format: %s", (id, words) => {
    expect(issuesOf(schema, { id })).toEqual([["id", words]]);
  });
});
