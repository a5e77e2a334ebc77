import { SearchableSelect } from "@saywhere/ui/form/searchable-select";
import { filterWithEmptyOption } from "@saywhere/ui/list/combobox-empty-option";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useAccess } from "../../lib/session/access.ts";

interface LanguageSelectProps {
  label: string;
  value?: number | null;
  onChange(id: number | null): void;
  /** In a filter, the label of the option for no filter: "All languages". */
  all?: string;
  error?: ReactNode;
  required?: boolean;
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
      placeholder={all ? undefined : "Choose one"}
      filter={filterWithEmptyOption("No matching languages")}
    />
  );
}
