import type { EmergencyLanguage } from "@saywhere/validators/content/emergency-guide";
import type { EmergencyNumbers } from "@saywhere/validators/content/emergency-numbers";
import { matchesName } from "../../lib/languages/match-languages.ts";
import { codeOfOtherName, countryNames } from "./country-names.ts";

export interface EmergencyCountry extends EmergencyNumbers {
  /** The country with its numbers, a combination that is unique in the list. */
  key: string;
  /** The languages that are met there, in the order of the site. */
  languages: { slug: string; name: string; code: string }[];
}

/** The countries of all languages by name; one that languages give other numbers for is there more than once. */
export function groupCountries(languages: readonly EmergencyLanguage[]): EmergencyCountry[] {
  const countries = new Map<string, EmergencyCountry>();
  for (const { slug, name, code, emergency_numbers } of languages) {
    for (const numbers of emergency_numbers) {
      const key = [numbers.code, numbers.police, numbers.ambulance, numbers.fire].join("/");
      const country = countries.get(key) ?? { ...numbers, key, languages: [] };
      country.languages.push({ slug, name, code });
      countries.set(key, country);
    }
  }
  return sortByCountry(countries.values());
}

/** Sorts by the names of the countries. */
export function sortByCountry<Numbers extends EmergencyNumbers>(all: Iterable<Numbers>): Numbers[] {
  return Array.from(all).sort((a, b) => a.country.localeCompare(b.country, "en"));
}

/** Puts the countries where a language is met before the others. */
export function withCountriesFirst(countries: readonly EmergencyCountry[], language: string) {
  const isMet = (country: EmergencyCountry) => country.languages.some(({ slug }) => slug === language);
  return [...countries.filter(isMet), ...countries.filter((country) => !isMet(country))];
}

/**
 * The countries with a word that starts with the text, in their own name or that of a language. The name may also be
 * another usual one, that in a language of the country (“Brasil”), or the code of the country.
 */
export function matchCountries(countries: readonly EmergencyCountry[], text: string) {
  if (!text.trim()) return countries;
  const called = codeOfOtherName(text);
  if (called) return countries.filter(({ code }) => code === called);
  const code = text.trim().toUpperCase();
  return countries.filter((country) => country.code === code || matchesName(namesOf(country), text));
}

function namesOf({ country, code, languages }: EmergencyCountry): string[] {
  const codes = languages.map((language) => language.code);
  return [country, ...countryNames(code, codes), ...languages.map(({ name }) => name)];
}
