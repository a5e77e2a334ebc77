import { Autocomplete, Select, Textarea, TextInput } from "@mantine/core";
import type { TaskInput } from "@saywhere/validators/tasks/task";
import type { EntityForm } from "../../../lib/form/use-entity-form.ts";
import { STATUS_WORDS } from "../../../lib/text/task-status-labels.ts";
import type { TaskValues } from "../task-form.ts";
import { TASK_LABELS } from "../task-labels.ts";
import { TaskDocumentFields } from "./task-document-fields.tsx";
import styles from "./task-fields.module.css";

export interface TaskFieldsProps {
  form: EntityForm<TaskValues, TaskInput>;
}

const STATUSES = Object.entries(STATUS_WORDS).map(([value, label]) => ({ value, label }));

const PRIORITIES = ["High", "Medium", "Low"];

/** Whether to suggest a priority for the typed text; after a choice, all are suggested. */
function suggests(priority: string, typed: string): boolean {
  return PRIORITIES.includes(typed) || priority.toLowerCase().includes(typed.trim().toLowerCase());
}

/** Fields shared by adding and editing, in the order of specification §2. */
export function TaskFields({ form }: TaskFieldsProps) {
  return (
    <>
      <TextInput {...form.getInputProps("title")} label={TASK_LABELS.title} required data-autofocus />
      <div className={styles.row}>
        <Select
          {...form.getInputProps("status")}
          label={TASK_LABELS.status}
          data={STATUSES}
          allowDeselect={false}
        />
        <Autocomplete
          {...form.getInputProps("priority")}
          label={TASK_LABELS.priority}
          data={PRIORITIES}
          filter={({ options, search }) =>
            options.filter((option) => "value" in option && suggests(option.value, search))
          }
        />
        <TextInput {...form.getInputProps("release")} label={TASK_LABELS.release} />
      </div>
      <TextInput
        {...form.getInputProps("dependencies")}
        label={TASK_LABELS.dependencies}
        description="What has to be done before: numbers like #12 or titles of tasks, with commas between them."
      />
      <Textarea
        {...form.getInputProps("description")}
        label={TASK_LABELS.description}
        autosize
        minRows={2}
        maxRows={8}
      />
      <Textarea
        {...form.getInputProps("details")}
        label={TASK_LABELS.details}
        description="Shown as it is typed, with its spaces and line breaks."
        rows={4}
        resize="vertical"
        classNames={{ input: styles.details }}
      />
      <TaskDocumentFields form={form} />
    </>
  );
}
