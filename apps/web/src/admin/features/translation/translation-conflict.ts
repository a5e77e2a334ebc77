import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import type { ConflictField } from "../../lib/conflict/field-differences.ts";
import { langAttributes } from "../../lib/language-attributes.ts";
import { TRANSLATION_LABELS } from "./translation-values.ts";

const MULTILINE = new Set(["literal_translation", "usage_notes", "cultural_notes"]);

/** The fields of a translation as the dialog about two saves shows them. */
export function conflictFields(language: LanguageRef): ConflictField[] {
  return Object.entries(TRANSLATION_LABELS).map(([name, label]) => ({
    name,
    label,
    multiline: MULTILINE.has(name),
    ...(name === "native_text" && { native: langAttributes(language) }),
  }));
}
