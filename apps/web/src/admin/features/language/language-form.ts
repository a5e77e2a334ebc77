import type { AdminLanguage } from "@saywhere/validators/content/language";

/** Form values: the input of the calls, with an empty text for an empty field. */
export type LanguageValues = {
  name: string;
  nativeName: string;
  code: string;
  family: string;
  description: string;
  speakers: string;
  regions: string;
  writing: string;
  /** Undefined: the usual script of the language code. */
  script: string | undefined;
  aliases: string[];
  /** Undefined: derived from the name. */
  slug: string | undefined;
};

export const EMPTY_LANGUAGE: LanguageValues = {
  name: "",
  nativeName: "",
  code: "",
  family: "",
  description: "",
  speakers: "",
  regions: "",
  writing: "",
  script: undefined,
  aliases: [],
  slug: undefined,
};

export function languageValues(language: AdminLanguage): LanguageValues {
  const { name, nativeName, code, description, script, aliases } = language;
  return {
    name,
    nativeName,
    code,
    family: language.family ?? "",
    description,
    speakers: language.speakers ?? "",
    regions: language.regions ?? "",
    writing: language.writing ?? "",
    script,
    aliases,
    slug: undefined,
  };
}

/** Field labels for the form, the history and the conflict dialog. */
export const LANGUAGE_LABELS = {
  name: "Name",
  nativeName: "Native Name",
  code: "Code",
  family: "Family",
  description: "Description",
  speakers: "Speakers",
  regions: "Regions",
  writing: "Writing system",
  script: "Script",
  aliases: "Other names",
  slug: "Address",
} as const satisfies Record<keyof LanguageValues, string>;
