import { SearchableSelect } from "@saywhere/ui/form/searchable-select";
import { filterWithEmptyOption } from "@saywhere/ui/list/combobox-empty-option";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";

export interface RecordSelectProps {
  label: string;
  value?: number | null;
  onChange(id: number | null): void;
  /** What choosing none of them is called, in a filter: "All languages". */
  all?: string;
  error?: ReactNode;
  required?: boolean;
}

export const ALL = "all";

export function LanguageSelect({ value = null, onChange, all, ...rest }: RecordSelectProps) {
  const { data: languages = [] } = useQuery(useTRPC().language.adminList.queryOptions({}));
  const options = languages.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <SearchableSelect
      {...rest}
      data={all ? [{ value: ALL, label: all }, ...options] : options}
      value={value === null ? (all ? ALL : null) : String(value)}
      onChange={(chosen) => onChange(chosen === null || chosen === ALL ? null : Number(chosen))}
      allowDeselect={false}
      placeholder={all ? undefined : "Choose a language"}
      filter={filterWithEmptyOption("No language is called so")}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
