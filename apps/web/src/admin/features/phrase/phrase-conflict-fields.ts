import { adminPhrase } from "@saywhere/validators/content/phrase";
import type { ConflictField } from "../../lib/conflict/field-differences.ts";
import { PHRASE_LABELS } from "./phrase-form.ts";
import type { PhraseNames } from "./phrase-labels.ts";

const relatedPhrases = adminPhrase.shape.related_phrases;

/** The fields of a phrase in which two versions may conflict, with names in place of identifiers. */
export function phraseConflictFields(
  names: PhraseNames,
  categories: { id: number; name: string }[],
): ConflictField[] {
  return [
    { name: "english", label: PHRASE_LABELS.english },
    {
      name: "category_id",
      label: PHRASE_LABELS.category_id,
      text: (id) => categories.find((category) => category.id === id)?.name ?? "",
    },
    { name: "slug", label: PHRASE_LABELS.slug },
    {
      name: "related_phrase_ids",
      label: PHRASE_LABELS.related_phrase_ids,
      multiline: true,
      theirs: (current) => {
        const related = relatedPhrases.catch([]).parse(current["related_phrases"]);
        names.add(related);
        return related.map(({ id }) => id);
      },
      text: (ids) => (ids as number[]).map((id) => names.of(id)).join("\n"),
    },
  ];
}
