import type { AdminLanguage, LanguageInput } from "@saywhere/validators/content/language";

export type LanguageValues = ReturnType<typeof languageValues>;

/** Form values of a language, or of a new one: an empty field holds an empty text, not null. */
export function languageValues(stored?: AdminLanguage) {
  return {
    name: stored?.name ?? "",
    nativeName: stored?.nativeName ?? "",
    code: stored?.code ?? "",
    family: stored?.family ?? "",
    description: stored?.description ?? "",
    speakers: stored?.speakers ?? "",
    regions: stored?.regions ?? "",
    writing: stored?.writing ?? "",
    /** Undefined: the usual script of the language code. */
    script: stored?.script,
    aliases: stored?.aliases ?? [],
    emergency_numbers: stored?.emergency_numbers ?? [],
    glossary: (stored?.glossary ?? []).map((entry) => ({ ...entry, note: entry.note ?? "" })),
    /** Undefined: derived from the name. */
    slug: undefined as string | undefined,
  } satisfies Record<keyof LanguageInput, unknown>;
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
  emergency_numbers: "Emergency numbers",
  glossary: "Glossary",
  slug: "Slug",
} as const satisfies Record<keyof LanguageValues, string>;
