import { expect, test } from "vitest";
import { formSlugs } from "./form-slugs.ts";

test("makes a slug of each label, different from the others and from that of the main form", () => {
  const labels = ["said by a woman", "“I’m...”", "also common", "also common", "Main", "ไทย"];
  expect(formSlugs(labels.map((label) => ({ label })))).toEqual([
    "said-by-a-woman",
    "i-m",
    "also-common",
    "also-common-2",
    "main-2",
    "ไทย",
  ]);
});
