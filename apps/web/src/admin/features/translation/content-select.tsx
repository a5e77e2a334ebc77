import { useDebouncedValue } from "@mantine/hooks";
import { SearchableSelect } from "@saywhere/ui/form/searchable-select";
import { filterWithEmptyOption, withEmptyOption } from "@saywhere/ui/list/combobox-empty-option";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useAccess } from "../../lib/session/access.ts";

interface ContentSelectProps {
  label: string;
  value?: number | null;
  onChange(id: number | null): void;
  /** In a filter, the label of the option for no filter: "All languages". */
  all?: string;
  error?: ReactNode;
  required?: boolean;
}

interface LanguageSelectProps extends ContentSelectProps {
  /** Which languages are offered; all by default. */
  offers?(languageId: number): boolean;
  /** In a filter, whether the languages of an editor who is limited to several are chosen. */
  mine?: boolean;
  onMine?(): void;
}

const ALL = "all";
const MINE = "mine";

export function LanguageSelect({
  value = null,
  onChange,
  all,
  offers = () => true,
  mine = false,
  onMine,
  ...rest
}: LanguageSelectProps) {
  const { languageIds } = useAccess();
  const severalAreMine = onMine !== undefined && languageIds !== null && languageIds.length > 1;
  const { data: languages = [], isPending } = useQuery(useTRPC().language.adminList.queryOptions({}));
  const options = languages
    .filter(({ id }) => offers(id))
    .map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <SearchableSelect
      {...rest}
      data={[
        ...(all ? [{ value: ALL, label: all }] : []),
        ...(severalAreMine ? [{ value: MINE, label: "My languages" }] : []),
        ...options,
      ]}
      value={value === null ? (severalAreMine && mine ? MINE : all ? ALL : null) : String(value)}
      onChange={(chosen) => {
        if (chosen === MINE) onMine?.();
        else onChange(chosen === null || chosen === ALL ? null : Number(chosen));
      }}
      loading={isPending}
      allowDeselect={false}
      placeholder={all ? undefined : "Choose a language"}
      filter={filterWithEmptyOption("No matching languages")}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

const DELAY = 200;

/** A select of thousands of phrases: the server returns the few that match the typed text. */
export function PhraseSelect({ value = null, onChange, all, ...rest }: ContentSelectProps) {
  const trpc = useTRPC();
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed, DELAY);
  const { data: chosen } = useQuery(
    trpc.phrase.adminGet.queryOptions(value === null ? skipToken : { id: value }),
  );
  const { data: found = [], isFetching } = useQuery({
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
      // The label of the selected phrase is not a search.
      onSearchChange={(text) => setTyped(text === shown ? "" : text)}
      filter={({ options: offered }) =>
        withEmptyOption(typed ? offered.filter((one) => fits(one, found)) : offered, "No matching phrases")
      }
      loading={typed !== search || isFetching}
      allowDeselect={false}
      placeholder={all ? undefined : "Type to find a phrase"}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

function fits(option: object, found: { id: number }[]): boolean {
  return "value" in option && found.some(({ id }) => String(id) === option.value);
}
