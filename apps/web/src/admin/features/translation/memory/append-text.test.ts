import { expect, test } from "vitest";
import { appendText } from "./append-text.ts";

test.each([
  ["", "cuenta", "cuenta"],
  ["La ", "cuenta", "La cuenta"],
  ["お", "会計", "お会計"],
  ["ขอ", "บิล", "ขอบิล"],
])("adds to “%s” the term “%s”", (text, term, result) => expect(appendText(text, term)).toBe(result));
