import type { OtherLanguageTranslation } from "@saywhere/validators/content/phrase-detail";
import { expect, test } from "vitest";
import { pickGreetings } from "./pick-greetings.ts";

let id = 0;
function greeting(native_text: string, language_script: string): OtherLanguageTranslation {
  const language = { language_slug: "x", language_name: "X", language_code: "xx" };
  return {
    ...language,
    id: id++,
    language_script,
    language_direction: "ltr",
    native_text,
    romanization: null,
  };
}

test("picks each text once and keeps the order of the site", () => {
  const picked = pickGreetings(
    [greeting("Hola", "Latn"), greeting("Hej", "Latn"), greeting("Hola", "Latn")],
    5,
  );
  expect(picked.map(({ native_text }) => native_text)).toEqual(["Hola", "Hej"]);
});

test("picks a greeting in every script before a second one in any", () => {
  const all = [
    greeting("Hola", "Latn"),
    greeting("Hej", "Latn"),
    greeting("Γεια", "Grek"),
    greeting("שלום", "Hebr"),
  ];
  expect(pickGreetings(all, 3).map(({ native_text }) => native_text)).toEqual(["Hola", "Γεια", "שלום"]);
});
