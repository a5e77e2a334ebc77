import { paths } from "@saywhere/validators/urls/paths";
import { FORM_PREFIX } from "../../lib/form-slugs.ts";
import { chosenForm, type SavedPhrase } from "../../lib/saved-phrases.ts";

/** Path of a saved phrase, in the form that was chosen for it. */
export function formPath({ language, phrase, ...entry }: SavedPhrase): string {
  const form = chosenForm(entry);
  return paths.translation(language.slug, phrase.slug) + (form ? FORM_PREFIX + form.slug : "");
}
