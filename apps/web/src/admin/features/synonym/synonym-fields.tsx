import { TagsField } from "@saywhere/ui/form/tags-field";
import { MOST_TERMS, type SynonymGroupInput } from "@saywhere/validators/content/synonym";
import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import type { EntityForm } from "../../lib/form/use-entity-form.ts";
import { SYNONYM_LABELS, type SynonymValues } from "./synonym-form.ts";

/** Line breaks, too: lists are pasted from anywhere. */
const SEPARATORS = [",", ";", "\n"];

const isDouble = (term: string, terms: string[]): boolean =>
  terms.some((other) => normalizeSearchText(other) === normalizeSearchText(term));

export function SynonymFields({ form }: { form: EntityForm<SynonymValues, SynonymGroupInput> }) {
  const { error, ...field } = form.getInputProps("terms");
  // An error of one term is shown beside the field that has all of them.
  const ofTerm = Object.entries(form.errors).find(([path]) => path.startsWith("terms."))?.[1];
  return (
    <TagsField
      {...field}
      error={error ?? ofTerm}
      label={SYNONYM_LABELS.terms}
      description="Words and short texts that mean the same. Enter or a comma ends a term; a list can be pasted."
      splitChars={SEPARATORS}
      isDuplicate={isDouble}
      acceptValueOnBlur
      // The field has no options, but Escape would close an open list first.
      dropdownOpened={false}
      maxTags={MOST_TERMS}
      required
      data-autofocus
    />
  );
}
