import { useDebouncedValue } from "@mantine/hooks";
import { SearchableSelect } from "@saywhere/ui/form/searchable-select";
import { withEmptyOption } from "@saywhere/ui/list/combobox-empty-option";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { PHRASE_LABELS } from "./phrase-form.ts";
import type { PhraseNames } from "./phrase-labels.ts";
import { SelectedPhrases } from "./selected-phrases.tsx";

const MOST = 20;
const DELAY = 200;

interface RelatedPhrasesFieldProps {
  value: number[];
  names: PhraseNames;
  /** The phrase itself, which cannot be related to itself. */
  self?: number;
  error?: ReactNode;
  onChange(ids: number[]): void;
}

/** Related phrases in their order: added by typing, moved and removed by buttons. */
export function RelatedPhrasesField({ value, names, self, error, onChange }: RelatedPhrasesFieldProps) {
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), DELAY);
  const input = useRef<HTMLInputElement>(null);
  const options = useQuery({
    ...useTRPC().phrase.options.queryOptions({ search }),
    placeholderData: keepPreviousData,
  });
  const choices = (options.data ?? []).filter(({ id }) => id !== self && !value.includes(id));
  const full = value.length >= MOST;
  const choose = (id: number | null) => {
    if (id === null) return;
    names.add(choices.filter((choice) => choice.id === id));
    onChange([...value, id]);
    setTyped("");
  };
  return (
    <div>
      <SearchableSelect<number>
        ref={input}
        label={PHRASE_LABELS.related_phrase_ids}
        description={
          full
            ? `These are ${MOST}, the most there can be.`
            : "Shown below this one on the site, in this order."
        }
        placeholder="Type to find a phrase"
        disabled={full}
        data={choices.map(({ id, english }) => ({ value: id, label: english }))}
        // The server has already filtered the options, tolerating typos.
        filter={({ options: all }) =>
          withEmptyOption(all, options.isFetching ? "Searching…" : "No phrase matches")
        }
        searchValue={typed}
        onSearchChange={setTyped}
        value={null}
        onChange={choose}
        error={error}
      />
      <SelectedPhrases
        ids={value}
        names={names}
        onChange={onChange}
        onEmptied={() => input.current?.focus()}
      />
    </div>
  );
}
