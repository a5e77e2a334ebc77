import { TextInput } from "@mantine/core";
import { CollapsibleFields } from "@saywhere/ui/form/collapsible-fields";
import { documentIdOf } from "@saywhere/validators/tasks/document";
import { documentOf } from "../task-document.ts";
import type { TaskValues } from "../task-form.ts";
import { TASK_LABELS } from "../task-labels.ts";
import type { TaskFieldsProps } from "./task-fields.tsx";

/** The document that the task links to; most tasks have none. */
export function TaskDocumentFields({ form }: TaskFieldsProps) {
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
        description="What the link to the document says; the title when it is empty."
      />
    </CollapsibleFields>
  );
}

/** The document that a task's URLs link to, if any. */
function leadsTo(values: TaskValues): string {
  const url = documentOf(values)?.url.trim();
  const id = url && documentIdOf(url);
  if (!id) return "Its last segment names the document, such as roadmap.md in /docs/roadmap.md.";
  return values.documentUrl.trim()
    ? `Leads to the document “${id}”.`
    : `The title leads to the document “${id}”; an address here goes before it.`;
}
