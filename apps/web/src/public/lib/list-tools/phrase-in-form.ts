import type { Forms } from "../speaking-as/find-forms.ts";
import type { ListedPhrase } from "./use-list-tools.ts";

/**
 * A phrase of a list in the form that the visitor says. A text by which a search found it is marked in that form, or shown
 * beside it as one of another form.
 */
export function phraseInForm<Phrase extends ListedPhrase>(phrase: Phrase, forms: Forms): Phrase {
  const form = forms.get(phrase.id);
  if (!form) return phrase;
  const { match, ...main } = phrase;
  const isOfText = match && match.field !== "english" && match.field !== "pronunciation_guide";
  return {
    ...phrase,
    ...form,
    main,
    ...(isOfText && { match: { ...match, field: fieldOf(match.text, form) } }),
  };
}

type Form = NonNullable<ReturnType<Forms["get"]>>;

function fieldOf(text: string, form: Form) {
  if (text === form.native_text) return "native_text";
  return text === form.romanization ? "romanization" : "variant";
}
