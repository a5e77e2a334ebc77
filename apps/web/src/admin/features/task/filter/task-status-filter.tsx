import { type TaskStatus, taskStatus } from "@saywhere/validators/tasks/task";
import { STATUS_WORDS } from "../../../lib/text/task-status-labels.ts";
import type { TaskCounts } from "./filter-tasks.ts";
import styles from "./task-filters.module.css";

interface TaskStatusFilterProps {
  value: TaskStatus | undefined;
  counts: TaskCounts;
  onChange(status: TaskStatus | undefined): void;
}

const format = new Intl.NumberFormat("en");

/** Filter by status, with the count of each. */
export function TaskStatusFilter({ value, counts, onChange }: TaskStatusFilterProps) {
  return (
    <div role="group" aria-label="Status" className={styles.statuses}>
      {[undefined, ...taskStatus.options].map((status) => (
        <button
          key={status ?? "all"}
          type="button"
          className={styles.status}
          aria-pressed={status === value}
          onClick={() => onChange(status)}
        >
          {status ? STATUS_WORDS[status] : "All"}{" "}
          <span className={styles.count}>{format.format(counts[status ?? "all"])}</span>
        </button>
      ))}
    </div>
  );
}
