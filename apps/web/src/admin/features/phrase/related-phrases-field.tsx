import { Stack } from "@mantine/core";
import { MAX_RELATED_PHRASES } from "@saywhere/validators/content/phrase";
import { type ReactNode, useRef } from "react";
import { PhrasePicker } from "../../lib/form/phrase-select.tsx";
import { SortableList } from "../../lib/form/sortable-list.tsx";
import { PHRASE_LABELS, type PhraseNames } from "./phrase-form.ts";

interface RelatedPhrasesFieldProps {
  value: number[];
  names: PhraseNames;
  /** The phrase itself, which cannot be related to itself. */
  self?: number;
  error?: ReactNode;
  onChange(ids: number[]): void;
}

/** Related phrases in their order: added by typing, moved by dragging or buttons. */
export function RelatedPhrasesField({ value, names, self, error, onChange }: RelatedPhrasesFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const full = value.length >= MAX_RELATED_PHRASES;
  return (
    <Stack gap="xs">
      <PhrasePicker
        ref={input}
        label={PHRASE_LABELS.related_phrase_ids}
        description={
          full
            ? `You can choose at most ${MAX_RELATED_PHRASES}.`
            : "Shown on the phrase’s page in this order."
        }
        placeholder="Type to find a phrase"
        disabled={full}
        taken={[self, ...value]}
        onPick={(phrase) => {
          names.add([phrase]);
          onChange([...value, phrase.id]);
        }}
        error={error}
      />
      {value.length > 0 && (
        <SortableList
          name="Chosen phrases"
          items={value.map((id) => ({ id, label: names.of(id) }))}
          onChange={(items) => {
            onChange(items.map(({ id }) => id));
            // The list disappears with its last phrase.
            if (items.length === 0) input.current?.focus();
          }}
        >
          {({ label }) => label}
        </SortableList>
      )}
    </Stack>
  );
}
