import { categoryInput } from "@saywhere/validators/content/category-input";
import { languageInput } from "@saywhere/validators/content/language-input";
import { phraseInput } from "@saywhere/validators/content/phrase-input";
import { synonymGroupInput } from "@saywhere/validators/content/synonym";
import { translationInput } from "@saywhere/validators/content/translation";
import { expect, test } from "vitest";
import { z } from "zod";
import { openRest } from "../support/open-rest.ts";

const rest = openRest();
const { call } = rest;

/** Otherwise whoever mends one field would be told that another one is wrong, which they have not touched. */
test.each<[string, z.ZodType]>([
  ["/api/languages", languageInput],
  ["/api/categories", categoryInput],
  ["/api/phrases?admin=true", phraseInput],
  ["/api/language-phrases", translationInput],
  ["/api/synonyms", synonymGroupInput],
])("what %s begins with can be saved as it is", async (path, input) => {
  const { body } = await call("GET", path);
  expect(z.array(input).min(1).safeParse(body).error?.issues ?? []).toEqual([]);
});
