import type { SearchMatch } from "@saywhere/validators/search/search-result";
import { expect, test } from "vitest";
import { japanese } from "../../../testing/languages.ts";
import { searchHit } from "../../testing/search.ts";
import type { Forms } from "../speaking-as/find-forms.ts";
import { phraseInForm } from "./phrase-in-form.ts";
import type { ListedPhrase } from "./use-list-tools.ts";

const casual = {
  native_text: "ありがとう",
  romanization: "arigatō",
  pronunciation_guide: "ah-ree-gah-toh",
  audio_url: null,
  form: { label: "informal", slug: "informal", automatic: true as const },
};
const found = (field: SearchMatch["field"], text: string) => ({
  ...searchHit("Thank you", japanese, {
    native_text: "ありがとうございます",
    romanization: "arigatō gozaimasu",
    match: { field, text, parts: [{ start: 0, end: 3 }] },
  }),
  id: 1,
});
const forms: Forms = new Map([[1, casual]]);

test("shows the form that the visitor says", () => {
  expect(phraseInForm({ ...found("english", "Thank you"), match: null }, forms)).toMatchObject(casual);
});

test("keeps the main form, without the match, as what is saved of the phrase", () => {
  const hit: ListedPhrase = found("native_text", "ありがとうございます");
  expect({ ...phraseInForm(hit, forms).main, match: hit.match }).toEqual(hit);
  expect(phraseInForm(hit, forms).main).not.toHaveProperty("match");
});

test("leaves a phrase without such a form as it is", () => {
  const hit = found("english", "Thank you");
  expect(phraseInForm(hit, new Map())).toBe(hit);
});

test.each([
  ["native_text", "ありがとうございます", "variant"],
  ["romanization", "arigatō gozaimasu", "variant"],
  ["variant", "ありがとう", "native_text"],
  ["variant", "arigatō", "romanization"],
  ["variant", "どうも", "variant"],
  ["english", "Thank you", "english"],
  ["pronunciation_guide", "ah-ree-gah-toh", "pronunciation_guide"],
] as const)("names a match of the %s “%s” as one of the %s", (field, text, shown) => {
  expect(phraseInForm(found(field, text), forms).match).toMatchObject({ field: shown, text });
});
