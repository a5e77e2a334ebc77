import { expect, test } from "vitest";
import { phraseEntry } from "../../testing/fixtures.ts";
import { mergeForms } from "./merge-forms.ts";

const [hello, thanks] = [phraseEntry("Hello"), phraseEntry("Thank you")];
const automatic = { label: "formal", slug: "formal", automatic: true } as const;
const inForm = { ...hello, native_text: "In a form", form: automatic };
const chosen = { ...hello, native_text: "In a form", form: { label: "formal", slug: "formal" } };

test.each([
  { saved: [inForm, thanks, hello], merged: [hello, thanks] },
  { saved: [hello, thanks, inForm], merged: [hello, thanks] },
  {
    saved: [inForm, { ...inForm, form: { ...automatic, slug: "polite" } }],
    merged: [expect.objectContaining({ id: hello.id })],
  },
])("keeps one entry of a phrase, that of its main form where there is one", ({ saved, merged }) => {
  expect(mergeForms(saved)).toEqual(merged);
});

test("keeps a form that was chosen beside the main one", () => {
  expect(mergeForms([chosen, hello])).toEqual([chosen, hello]);
});
