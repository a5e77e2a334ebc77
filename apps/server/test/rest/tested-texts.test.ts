import { describe, expect, test } from "vitest";
import { z } from "zod";
import { contentRecords } from "../support/content-records.ts";
import { ODD_TEXTS } from "../support/odd-texts.ts";

describe.each(contentRecords(() => 1))(
  "the input of $path",
  ({ input, body, required, texts, multiline }) => {
    const withTexts = (text: string) => Object.fromEntries(texts.map((field) => [field, text]));
    const fieldsAtFault = (value: unknown) => input.safeParse(value).error?.issues.map(({ path }) => path[0]);

    test("has no text that contract-writes.test.ts does not write", () => {
      const isText = (field: string) =>
        ODD_TEXTS.every((text) => z.safeParse(input.shape[field] as z.ZodType, text).success);
      expect(Object.keys(input.shape).filter(isText).toSorted()).toEqual(texts.toSorted());
    });

    test("has a line break and a tab in texts of several lines, and a space for them in others", () => {
      const expected = texts.map((field) => [field, multiline.includes(field) ? "One\n\ttwo" : "One two"]);
      const parsed = input.parse({ ...body(1), ...withTexts("One\n\ttwo") });
      expect(parsed).toMatchObject(Object.fromEntries(expected));
    });

    test.each(["\0", "a\0b", "\ud800", "a\u0007b", "a\u0085b"])(
      "rejects the text %j, which has a character that no text may have, in each field",
      (text) => {
        for (const field of texts) expect(fieldsAtFault({ ...body(1), [field]: text })).toEqual([field]);
      },
    );

    test("names every required field of an empty body, also when it has only spaces", () => {
      expect(fieldsAtFault({})).toEqual(expect.arrayContaining(required));
      expect(fieldsAtFault({ [required.at(-1) as string]: " " })).toContain(required.at(-1));
    });
  },
);
