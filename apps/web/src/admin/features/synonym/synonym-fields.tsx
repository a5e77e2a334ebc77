import { Radio, Stack } from "@mantine/core";
import { TagsField } from "@saywhere/ui/form/tags-field";
import { MAX_TERMS, type SynonymGroup, type SynonymGroupInput } from "@saywhere/validators/content/synonym";
import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import { listInputProps } from "../../lib/form/list-input-props.tsx";
import type { EntityForm } from "../../lib/form/use-entity-form.ts";
import { groupLabel } from "./synonym-groups.ts";

type SynonymValues = { terms: string[] };

/** Field labels for the form, the history and the conflict dialog. */
export const SYNONYM_LABELS = { terms: "Terms" } as const satisfies Record<keyof SynonymValues, string>;

const isDuplicate = (term: string, terms: string[]): boolean =>
  terms.some((other) => normalizeSearchText(other) === normalizeSearchText(term));

export function SynonymFields({ form }: { form: EntityForm<SynonymValues, SynonymGroupInput> }) {
  return (
    <TagsField
      {...listInputProps(form, "terms")}
      label={SYNONYM_LABELS.terms}
      description="Words and short texts that mean the same. Press Enter or comma after each, or paste a list."
      isDuplicate={isDuplicate}
      acceptValueOnBlur
      // The field has no options, but Escape would close an open list first.
      dropdownOpened={false}
      maxTags={MAX_TERMS}
      required
      data-autofocus
    />
  );
}

/** In place of a group's identifier. */
export const NEW_GROUP = "new";

interface SynonymGroupFieldProps {
  /** The groups that already have one of the terms. */
  holders: SynonymGroup[];
  /** The identifier of the group that the terms join, or `NEW_GROUP`. */
  value: string;
  onChange(value: string): void;
}

/** Asks for the meaning of a term that is in a group already: by default the same as there. */
export function SynonymGroupField({ holders, value, onChange }: SynonymGroupFieldProps) {
  return (
    <Radio.Group
      label="One of these terms is already in a group"
      description="Terms that mean the same belong to one group."
      value={value}
      onChange={onChange}
    >
      <Stack gap="xs" mt="xs">
        {holders.map((group) => (
          <Radio key={group.id} value={String(group.id)} label={`Add the others to “${groupLabel(group)}”`} />
        ))}
        <Radio value={NEW_GROUP} label="Create another group, with a different meaning" />
      </Stack>
    </Radio.Group>
  );
}
