import { describe, expect, test } from "vitest";
import { z } from "zod";
import { issuesOf } from "../testing/schema-issues.ts";
import { readWholeNumber, wholeNumber } from "./whole-number.ts";

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
