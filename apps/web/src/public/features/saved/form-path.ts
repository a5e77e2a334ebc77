import { paths } from "@saywhere/validators/urls/paths";
import { FORM_PREFIX } from "../../lib/form-slugs.ts";
import type { SavedPhrase } from "../../lib/saved-phrases.ts";

/** Path of a saved phrase, in the form that was saved. */
export function formPath({ language, phrase, form }: SavedPhrase): string {
  return paths.translation(language.slug, phrase.slug) + (form ? FORM_PREFIX + form.slug : "");
}
