import { categoryInput } from "@saywhere/validators/content/category";
import { languageInput } from "@saywhere/validators/content/language";
import { phraseInput } from "@saywhere/validators/content/phrase";
import { synonymGroupInput } from "@saywhere/validators/content/synonym";
import { translationInput } from "@saywhere/validators/content/translation";
import { expect, test } from "vitest";
import { z } from "zod";
import { openRest } from "../support/open-rest.ts";

const rest = openRest();
const { call } = rest;

/** Otherwise an editor who fixes one field would get an error about another field, which they have not touched. */
test.each<[string, z.ZodType]>([
  ["/api/languages", languageInput],
  ["/api/categories", categoryInput],
  ["/api/phrases?admin=true", phraseInput],
  ["/api/language-phrases", translationInput],
  ["/api/synonyms", synonymGroupInput],
])("the initial content of %s is valid input for a save", async (path, input) => {
  const { body } = await call("GET", path);
  expect(z.array(input).min(1).safeParse(body).error?.issues ?? []).toEqual([]);
});
