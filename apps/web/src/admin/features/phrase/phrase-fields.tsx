import { TextInput } from "@mantine/core";
import { SearchableSelect } from "@saywhere/ui/form/searchable-select";
import { TagsField } from "@saywhere/ui/form/tags-field";
import { filterWithEmptyOption } from "@saywhere/ui/list/combobox-empty-option";
import { type AdminPhrase, MAX_INTENTS, type PhraseInput } from "@saywhere/validators/content/phrase";
import type { Ref } from "react";
import { listInputProps } from "../../lib/form/list-input-props.tsx";
import { SlugField } from "../../lib/form/slug-field.tsx";
import type { EntityForm } from "../../lib/form/use-entity-form.ts";
import { PHRASE_LABELS, type PhraseNames, type PhraseValues } from "./phrase-form.ts";
import { RelatedPhrasesField } from "./related-phrases-field.tsx";
import { useCategories } from "./use-categories.ts";

interface PhraseFieldsProps {
  form: EntityForm<PhraseValues, PhraseInput>;
  names: PhraseNames;
  /** The stored phrase, when editing one. */
  stored?: AdminPhrase;
  /** Error of the last save. */
  refusal: unknown;
  englishField?: Ref<HTMLInputElement>;
}

export function PhraseFields({ form, names, stored, refusal, englishField }: PhraseFieldsProps) {
  const categories = useCategories();
  return (
    <>
      <TextInput
        {...form.getInputProps("english")}
        ref={englishField}
        label={PHRASE_LABELS.english}
        required
        data-autofocus
      />
      <SearchableSelect<number>
        {...form.getInputProps("category_id")}
        label={PHRASE_LABELS.category_id}
        placeholder="Choose a category"
        data={categories.map(({ id, name }) => ({ value: id, label: name }))}
        loading={categories.length === 0}
        filter={filterWithEmptyOption("No matching categories")}
        required
      />
      <SlugField
        kind="phrase"
        form={form}
        source={form.values.english}
        stored={stored && { id: stored.id, slug: stored.slug, source: stored.english }}
        refusal={refusal}
      />
      <TagsField
        {...listInputProps(form, "intents")}
        label={PHRASE_LABELS.intents}
        description="How people ask for this, such as “can i get the check”. Press Enter or comma after each, or paste a list."
        acceptValueOnBlur
        maxTags={MAX_INTENTS}
      />
      <RelatedPhrasesField
        value={form.values.related_phrase_ids}
        names={names}
        self={stored?.id}
        error={form.errors["related_phrase_ids"]}
        onChange={(ids) => form.setFieldValue("related_phrase_ids", ids)}
      />
    </>
  );
}
