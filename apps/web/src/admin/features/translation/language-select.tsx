import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { SearchableSelect } from "../../lib/form/searchable-select.tsx";
import { searchOr } from "../../lib/list/nothing-found.ts";

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
      filter={searchOr("No language is called so")}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
