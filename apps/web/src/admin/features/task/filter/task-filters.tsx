import { SearchableSelect } from "@saywhere/ui/form/searchable-select";
import { filterWithEmptyOption } from "@saywhere/ui/list/combobox-empty-option";
import { FilterBar } from "@saywhere/ui/list/filter-bar";
import { type Task, type TaskStatus, taskStatus } from "@saywhere/validators/tasks/task";
import { useMemo } from "react";
import { formatNumber } from "../../../../shared/format-count.ts";
import { SearchField } from "../../../lib/list/search-field.tsx";
import { STATUS_WORDS } from "../../../lib/text/task-status-labels.ts";
import type { TaskSearch } from "../task-search-params.ts";
import { sameText, type TaskCounts, type TaskFilterValues } from "./filter-tasks.ts";
import styles from "./task-filters.module.css";

interface TaskFiltersProps {
  tasks: Task[];
  filters: TaskFilterValues;
  counts: TaskCounts;
  onFilter(changes: TaskSearch): void;
}

export function TaskFilters({ tasks, filters, counts, onFilter }: TaskFiltersProps) {
  const { q, status, priority, release } = filters;
  return (
    <section aria-label="Filters">
      <TaskStatusFilter value={status} counts={counts} onChange={(wanted) => onFilter({ status: wanted })} />
      <FilterBar>
        <SearchField
          label="Search tasks"
          value={q ?? ""}
          onSearch={(text) => onFilter({ q: text || undefined })}
        />
        <TextFilter
          name="priority"
          every="All priorities"
          tasks={tasks}
          value={priority}
          onChange={(wanted) => onFilter({ priority: wanted })}
        />
        <TextFilter
          name="release"
          every="All releases"
          tasks={tasks}
          value={release}
          onChange={(wanted) => onFilter({ release: wanted })}
        />
      </FilterBar>
    </section>
  );
}

interface TextFilterProps {
  name: "priority" | "release";
  every: string;
  tasks: Task[];
  value: string | undefined;
  onChange(value: string | undefined): void;
}

/** Means no filter; no task has this value. */
const ALL = "";

/** A filter by one of the tasks' texts. */
function TextFilter({ name, every, tasks, value, onChange }: TextFilterProps) {
  const found = useMemo(() => textsOf(tasks, name), [tasks, name]);
  const known = value === undefined ? ALL : found.find((text) => sameText(text, value));
  // The URL may name a text that no task has any more.
  const texts = known === undefined && value !== undefined ? [...found, value] : found;
  return (
    <SearchableSelect
      aria-label={name === "priority" ? "Priority" : "Release"}
      data={[{ value: ALL, label: every }, ...texts.map((text) => ({ value: text, label: text }))]}
      value={known ?? value ?? ALL}
      onChange={(text) => onChange(text || undefined)}
      filter={filterWithEmptyOption(name === "priority" ? "No matching priorities" : "No matching releases")}
    />
  );
}

/** Priorities of the specification, in order of importance. */
const PRIORITIES = ["high", "medium", "low"];
const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** The distinct texts of the tasks, regardless of spelling. */
function textsOf(tasks: Task[], name: "priority" | "release"): string[] {
  const texts = new Map<string, string>();
  for (const task of tasks) {
    const text = task[name].trim();
    if (text && !texts.has(text.toLowerCase())) texts.set(text.toLowerCase(), text);
  }
  const rank = (text: string) => {
    const index = name === "priority" ? PRIORITIES.indexOf(text.toLowerCase()) : -1;
    return index < 0 ? PRIORITIES.length : index;
  };
  return [...texts.values()].sort((a, b) => rank(a) - rank(b) || collator.compare(a, b));
}

interface TaskStatusFilterProps {
  value: TaskStatus | undefined;
  counts: TaskCounts;
  onChange(status: TaskStatus | undefined): void;
}

/** Filter by status, with the count of each. */
function TaskStatusFilter({ value, counts, onChange }: TaskStatusFilterProps) {
  return (
    <div role="group" aria-label="Status" className={styles.statuses} data-no-print>
      {[undefined, ...taskStatus.options].map((status) => (
        <button
          key={status ?? "all"}
          type="button"
          className={styles.status}
          aria-pressed={status === value}
          onClick={() => onChange(status)}
        >
          {status ? STATUS_WORDS[status] : "All"}{" "}
          <span className={styles.count}>{formatNumber(counts[status ?? "all"])}</span>
        </button>
      ))}
    </div>
  );
}
