interface Translation {
  native_text: string;
  romanization: string | null;
  pronunciation_guide: string | null;
  literal_translation: string | null;
  usage_notes: string | null;
}

export interface Sample {
  slug: string;
  name: string;
  nativeName: string;
  code: string;
  script: string;
  direction: "ltr" | "rtl";
  speakers: string;
  description: string;
  translations: Record<string, Translation>;
}

const files = import.meta.glob<Sample>("../../db/content/languages/*.json", {
  eager: true,
  import: "default",
});

/** The languages of the starting content, by slug. */
export const languages: ReadonlyMap<string, Sample> = new Map(
  Object.values(files).map((language) => [language.slug, language]),
);

export function sample(slug: string): Sample {
  const language = languages.get(slug);
  if (language === undefined) throw new Error(`The starting content has no language "${slug}".`);
  return language;
}

export const categories = [
  ["greetings", "Greetings"],
  ["essentials", "Essentials"],
  ["introductions", "Introductions"],
  ["communication", "Communication"],
  ["travel-directions", "Travel & Directions"],
  ["transport", "Transport"],
  ["dining-food", "Dining & Food"],
  ["shopping-money", "Shopping & Money"],
  ["accommodation", "Accommodation"],
  ["emergencies", "Emergencies"],
  ["health", "Health"],
  ["time-dates", "Time & Dates"],
  ["numbers", "Numbers"],
  ["social", "Social"],
] as const;
