import { useDebouncedValue } from "@mantine/hooks";
import { SearchableSelect } from "@saywhere/ui/form/searchable-select";
import { withEmptyOption } from "@saywhere/ui/list/combobox-empty-option";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { ALL, type RecordSelectProps } from "./language-select.tsx";

const DELAY = 200;

/** Chooses one of thousands of phrases: the server names the few that fit what is typed. */
export function PhraseSelect({ value = null, onChange, all, ...rest }: RecordSelectProps) {
  const trpc = useTRPC();
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed, DELAY);
  const { data: chosen } = useQuery(
    trpc.phrase.adminGet.queryOptions(value === null ? skipToken : { id: value }),
  );
  const { data: found = [] } = useQuery({
    ...trpc.phrase.options.queryOptions({ search }),
    placeholderData: keepPreviousData,
  });
  const phrases = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  const options = phrases.map(({ id, english }) => ({ value: String(id), label: english }));
  const shown = chosen?.english ?? all;
  return (
    <SearchableSelect
      {...rest}
      data={all ? [{ value: ALL, label: all }, ...options] : options}
      value={value === null ? (all ? ALL : null) : String(value)}
      onChange={(id) => onChange(id === null || id === ALL ? null : Number(id))}
      // What the field shows of the chosen phrase is not searched for.
      onSearchChange={(text) => setTyped(text === shown ? "" : text)}
      filter={({ options: offered }) =>
        withEmptyOption(typed ? offered.filter((one) => fits(one, found)) : offered, "No phrase fits this")
      }
      allowDeselect={false}
      placeholder={all ? undefined : "Type to find a phrase"}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

function fits(option: object, found: { id: number }[]): boolean {
  return "value" in option && found.some(({ id }) => String(id) === option.value);
}
