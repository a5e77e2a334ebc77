import { expect, test } from "vitest";
import { presentForms } from "./language.presenter.ts";

const texts = { nativeText: "a", romanization: null, pronunciationGuide: null };

test("presents the forms of a translation that mean the same and can be said to anyone", () => {
  const variants = [
    { ...texts, label: "said by a woman", speaker: "woman" as const },
    { ...texts, label: "shellfish only, said by a woman", speaker: "woman" as const },
    { ...texts, label: "informal, to a man", register: "informal" as const, listener: "man" as const },
    { ...texts, label: "spoken" },
  ];
  expect(presentForms({ id: 7, variants })).toEqual([
    {
      id: 7,
      label: "said by a woman",
      speaker: "woman",
      register: null,
      region: null,
      native_text: "a",
      romanization: null,
      pronunciation_guide: null,
    },
  ]);
});
