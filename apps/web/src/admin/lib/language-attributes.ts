import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";

/** How a text in a language of the guide is set: its language tag, its direction and its script (ISO 15924). */
export interface LanguageAttributes {
  lang: string;
  dir: "ltr" | "rtl";
  script: string;
}

/** How texts in a language are set. */
export function langAttributes({
  code,
  direction,
  script,
}: Pick<LanguageRef, "code" | "direction" | "script">): LanguageAttributes {
  return { lang: code, dir: direction, script };
}
