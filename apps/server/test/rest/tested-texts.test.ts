import { expect, test } from "vitest";
import { z } from "zod";
import { contentRecords } from "../support/content-records.ts";
import { ODD_TEXTS } from "../support/odd-texts.ts";

test.each(contentRecords(() => 1))(
  "contract-writes.test.ts writes every text of the input of $path",
  (records) => {
    const { shape } = records.input;
    const isText = (field: string) =>
      ODD_TEXTS.every((text) => z.safeParse(shape[field] as z.ZodType, text).success);
    expect(Object.keys(shape).filter(isText).toSorted()).toEqual(records.texts.toSorted());
  },
);
