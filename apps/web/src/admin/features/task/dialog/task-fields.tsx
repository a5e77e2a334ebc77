import { Autocomplete, Select, Textarea, TextInput } from "@mantine/core";
import { CollapsibleFields } from "@saywhere/ui/form/collapsible-fields";
import { documentIdOf } from "@saywhere/validators/tasks/document";
import type { TaskInput } from "@saywhere/validators/tasks/task";
import type { EntityForm } from "../../../lib/form/use-entity-form.ts";
import { documentOf } from "../../../lib/text/task-document-link.ts";
import { STATUS_WORDS } from "../../../lib/text/task-status-labels.ts";
import { TASK_LABELS, type TaskValues } from "../task-form.ts";
import styles from "./task-fields.module.css";

interface TaskFieldsProps {
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
        <Select {...form.getInputProps("status")} label={TASK_LABELS.status} data={STATUSES} />
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
        description="Tasks to finish first: #12 or titles, separated by commas"
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
        description="Shown exactly as typed, with spaces and line breaks."
        rows={4}
        resize="vertical"
        classNames={{ input: styles.details }}
      />
      <TaskDocumentFields form={form} />
    </>
  );
}

/** The document that the task links to; most tasks have none. */
function TaskDocumentFields({ form }: TaskFieldsProps) {
  const faulty = ["documentUrl", "titleText"].some((field) => form.errors[field] !== undefined);
  const { documentUrl, titleText } = form.getInitialValues();
  return (
    <CollapsibleFields label="Document" open={faulty} openAtFirst={documentUrl !== "" || titleText !== ""}>
      <TextInput
        {...form.getInputProps("documentUrl")}
        label={TASK_LABELS.documentUrl}
        description={leadsTo(form.values)}
        type="url"
        inputMode="url"
      />
      <TextInput
        {...form.getInputProps("titleText")}
        label={TASK_LABELS.titleText}
        description="The text of the link. If empty, the title is used."
      />
    </CollapsibleFields>
  );
}

/** The document that a task's URLs link to, if any. */
function leadsTo(values: TaskValues): string {
  const url = documentOf(values)?.url.trim();
  const id = url && documentIdOf(url);
  if (!id) return "The last segment is the name of the document, e.g. roadmap.md in /docs/roadmap.md.";
  return values.documentUrl.trim()
    ? `Links to the document “${id}”.`
    : `The title links to the document “${id}”. A URL here overrides it.`;
}
