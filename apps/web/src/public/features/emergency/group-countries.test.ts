import { expect, test } from "vitest";
import { groupCountries, matchCountries } from "./group-countries.ts";

const france = { country: "France", code: "FR", police: "17", ambulance: "15", fire: "18" };
const belgium = { country: "Belgium", code: "BE", police: "101", ambulance: "112", fire: "112" };
const language = (slug: string, name: string, emergency_numbers: (typeof france)[], code = "fr") => ({
  slug,
  name,
  nativeName: name,
  code,
  script: "Latn",
  direction: "ltr" as const,
  emergency_numbers,
});
const french = language("french", "French", [france, belgium]);
const dutch = language("dutch", "Dutch", [belgium]);

test("lists each country once by name, with all languages that are met there", () => {
  const countries = groupCountries([french, dutch]);
  expect(countries.map(({ country }) => country)).toEqual(["Belgium", "France"]);
  expect(countries[0]?.languages.map(({ slug }) => slug)).toEqual(["french", "dutch"]);
});

test("keeps different numbers of one country apart", () => {
  const other = language("catalan", "Catalan", [{ ...france, police: "112" }]);
  expect(groupCountries([french, other]).filter(({ code }) => code === "FR")).toHaveLength(2);
});

test("finds a country by the start of a word of its name, and by its languages", () => {
  const countries = groupCountries([french, dutch]);
  const found = (text: string) => matchCountries(countries, text).map(({ code }) => code);
  expect(found("FRA")).toEqual(["FR"]);
  expect(found("dut")).toEqual(["BE"]);
  expect(found(" ")).toEqual(["BE", "FR"]);
  expect(found("klingon")).toEqual([]);
});

test.each([
  ["czechia", "CZ"],
  ["česko", "CZ"],
  ["cz", "CZ"],
  ["holland", "NL"],
  ["nederl", "NL"],
  ["uae", "AE"],
  ["turkey", "TR"],
  ["cote d'ivoire", "CI"],
  ["Côte d’Ivoire", "CI"],
  ["Akan (Twi)", "CI"],
  ["UK", "GB"],
  ["Great Britain", "GB"],
  ["england", "GB"],
  ["United K", "GB"],
  ["us", "US"],
  ["USA", "US"],
  ["ukr", "UA"],
])("finds a country as %s", (text, code) => {
  const countries = groupCountries([
    language("czech", "Czech", [{ ...france, country: "Czech Republic", code: "CZ" }], "cs"),
    language("dutch", "Dutch", [{ ...france, country: "Netherlands", code: "NL" }], "nl"),
    language("arabic", "Arabic", [{ ...france, country: "United Arab Emirates", code: "AE" }], "ar"),
    language("akan", "Akan (Twi)", [{ ...france, country: "Côte d’Ivoire", code: "CI" }]),
    language("english", "English", [
      { ...france, country: "United Kingdom", code: "GB" },
      { ...france, country: "United States", code: "US" },
    ]),
    language("ukrainian", "Ukrainian", [{ ...france, country: "Ukraine", code: "UA" }], "uk"),
    language("turkish", "Turkish", [{ ...france, country: "Türkiye", code: "TR" }], "tr"),
  ]);
  expect(matchCountries(countries, text).map((country) => country.code)).toEqual([code]);
});

test("finds no other country by the usual name of one that is not listed", () => {
  const ukraine = language("ukrainian", "Ukrainian", [{ ...france, country: "Ukraine", code: "UA" }], "uk");
  expect(matchCountries(groupCountries([ukraine]), "UK")).toEqual([]);
});

test("finds a country by its names although a language has a code that browsers refuse", () => {
  const latin = language("latin", "Latin", [{ ...france, country: "Vatican City", code: "VA" }], "latn");
  expect(() => new Intl.DisplayNames("latn", { type: "region" })).toThrow(RangeError);
  expect(matchCountries(groupCountries([latin, french]), "vatican").map(({ code }) => code)).toEqual(["VA"]);
});
