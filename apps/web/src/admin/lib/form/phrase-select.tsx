import { useDebouncedValue } from "@mantine/hooks";
import { SearchableSelect } from "@saywhere/ui/form/searchable-select";
import { withEmptyOption } from "@saywhere/ui/list/combobox-empty-option";
import type { PhraseOption } from "@saywhere/validators/content/phrase";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useTRPC } from "../api/trpc.ts";

const TYPING_PAUSE_MS = 200;

/** The few of thousands of phrases that match a typed text; the server tolerates typos. */
function usePhraseSearch(typed: string, enabled = true) {
  const [search] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const { data: found = [], isFetching } = useQuery({
    ...useTRPC().phrase.options.queryOptions({ search }),
    placeholderData: keepPreviousData,
    enabled,
  });
  return {
    found,
    loading: typed.trim() !== search || isFetching,
    empty: isFetching ? "Searching…" : "No matching phrases",
  };
}

interface PhraseSelectProps {
  label: string;
  value?: number | null;
  onChange(id: number | null): void;
  /** In a filter, the label of the option for no filter: "All phrases". */
  all?: string;
  error?: ReactNode;
  required?: boolean;
  "data-autofocus"?: boolean;
}

const ALL = "all";

/** Chooses a phrase. */
export function PhraseSelect({ value = null, onChange, all, ...rest }: PhraseSelectProps) {
  const [typed, setTyped] = useState("");
  const { data: chosen } = useQuery(
    useTRPC().phrase.adminGet.queryOptions(value === null ? skipToken : { id: value }),
  );
  const { found, loading, empty } = usePhraseSearch(typed);
  const phrases = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  const options = phrases.map(({ id, english }) => ({ value: String(id), label: english }));
  const shown = chosen?.english ?? all;
  return (
    <SearchableSelect
      {...rest}
      data={all ? [{ value: ALL, label: all }, ...options] : options}
      value={value === null ? (all ? ALL : null) : String(value)}
      onChange={(id) => onChange(id === null || id === ALL ? null : Number(id))}
      // The label of the selected phrase is not a search.
      onSearchChange={(text) => setTyped(text === shown ? "" : text)}
      filter={({ options: offered }) =>
        withEmptyOption(typed ? offered.filter((one) => fits(one, found)) : offered, empty)
      }
      loading={loading}
      placeholder={all ? undefined : "Type to find a phrase"}
    />
  );
}

function fits(option: object, found: { id: number }[]): boolean {
  return "value" in option && found.some(({ id }) => String(id) === option.value);
}

interface PhrasePickerProps
  extends Pick<
    ComponentProps<typeof SearchableSelect<number>>,
    "label" | "description" | "placeholder" | "disabled" | "error" | "comboboxProps" | "onKeyDown" | "ref"
  > {
  /** Phrases that are not offered. */
  taken: readonly (number | undefined)[];
  onPick(phrase: PhraseOption): void;
}

/** Adds phrases to a list, one after the other. */
export function PhrasePicker({ taken, onPick, ...rest }: PhrasePickerProps) {
  const [typed, setTyped] = useState("");
  const [used, setUsed] = useState(false);
  const { found, loading, empty } = usePhraseSearch(typed, used);
  const offered = found.filter(({ id }) => !taken.includes(id));
  return (
    <SearchableSelect<number>
      {...rest}
      data={offered.map(({ id, english }) => ({ value: id, label: english }))}
      filter={({ options }) => withEmptyOption(options, empty)}
      value={null}
      onFocus={() => setUsed(true)}
      loading={loading}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(chosen) => {
        const phrase = offered.find(({ id }) => id === chosen);
        if (!phrase) return;
        setTyped("");
        onPick(phrase);
      }}
    />
  );
}
