import { Select, TextInput, type TextInputProps } from "@mantine/core";
import { SearchableSelect } from "@saywhere/ui/form/searchable-select";
import { useTypedValue } from "@saywhere/ui/form/use-typed-value";
import { filterWithEmptyOption } from "@saywhere/ui/list/combobox-empty-option";
import { ADMINISTRATORS_ONLY, type RecordKind, recordKind } from "@saywhere/validators/history/activity";
import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useMe } from "../../lib/session/session.tsx";
import { capitalized, recordWord } from "../../lib/text/record-labels.ts";
import styles from "./activity-screen.module.css";
import type { ActivitySearch } from "./activity-search-params.ts";

interface ActivityFiltersProps {
  search: ActivitySearch;
  onSearch(search: ActivitySearch): void;
}

/** Kinds that are included with the record they belong to. */
const PARTS: RecordKind[] = ["related_phrase", "task_order"];

// Options rather than clear buttons in the fields, which the Tab key would skip.
const EVERYONE = { value: "everyone", label: "Everyone" };
const EVERYTHING = { value: "everything", label: "Everything" };

export function ActivityFilters({ search, onSearch }: ActivityFiltersProps) {
  const { role } = useMe();
  const people = useQuery(useTRPC().people.names.queryOptions({}));
  const kinds = recordKind.options.filter(
    (kind) => !PARTS.includes(kind) && (role === "administrator" || !ADMINISTRATORS_ONLY.includes(kind)),
  );
  const change = (part: Partial<ActivitySearch>) => onSearch({ ...search, ...part });
  return (
    <section className={styles.filters} data-no-print aria-label="Filters">
      <SearchableSelect
        label="Person"
        loading={people.isPending}
        filter={filterWithEmptyOption("No matching people")}
        data={[EVERYONE, ...(people.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))]}
        value={search.person ? String(search.person) : EVERYONE.value}
        onChange={(id) => change({ person: id === EVERYONE.value ? undefined : Number(id) })}
      />
      <Select
        label="Kind"
        data={[
          EVERYTHING,
          ...kinds.map((kind) => ({ value: kind, label: capitalized(recordWord(kind, 2)) })),
        ]}
        value={search.kind ?? EVERYTHING.value}
        onChange={(kind) => change({ kind: recordKind.safeParse(kind).data })}
      />
      <DayField
        label="From"
        max={search.to}
        value={search.from ?? ""}
        onChange={(day) => change({ from: day || undefined })}
      />
      <DayField
        label="To"
        min={search.from}
        value={search.to ?? ""}
        onChange={(day) => change({ to: day || undefined })}
      />
    </section>
  );
}

interface DayFieldProps extends Pick<TextInputProps, "label" | "min" | "max"> {
  /** From the URL, such as 2026-11-30; empty for none. */
  value: string;
  onChange(day: string): void;
}

/** Earlier years are years still being typed, such as 0002 and 0020. */
const FIRST_DAY = "1000-01-01";

/**
 * A day that is typed or chosen. Setting the value makes the browser forget the digits typed into an unfinished part.
 */
function DayField({ value, onChange, ...field }: DayFieldProps) {
  const { typed, type, sent } = useTypedValue(value);
  const change = (day: string) => {
    type(day);
    if (day !== "" && day < FIRST_DAY) return;
    sent.current = day;
    onChange(day);
  };
  return (
    <TextInput
      {...field}
      type="date"
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
      // An unfinished year does not filter.
      onBlur={() => type(sent.current)}
    />
  );
}
