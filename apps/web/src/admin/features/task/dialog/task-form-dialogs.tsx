import { type Task, taskInput } from "@saywhere/validators/tasks/task";
import { useState } from "react";
import { conflictFieldsOf } from "../../../lib/conflict/field-differences.ts";
import { EditDialog } from "../../../lib/dialog/edit-dialog.tsx";
import { FormDialog } from "../../../lib/dialog/form-dialog.tsx";
import { useEntityForm } from "../../../lib/form/use-entity-form.ts";
import { formatFieldValue } from "../../../lib/history/format-field-value.ts";
import { TASK_LABELS, taskValues } from "../task-form.ts";
import { useTaskWrites } from "../use-task-writes.ts";
import { TaskFields } from "./task-fields.tsx";

/** Open while mounted. */
export function AddTaskDialog({ onClose }: { onClose(): void }) {
  const { add } = useTaskWrites();
  const form = useEntityForm({ schema: taskInput, initialValues: taskValues() });
  return (
    <FormDialog
      onClose={onClose}
      title="Create a new task"
      description="It will be added to the end of the list."
      form={form}
      onSave={add.mutateAsync}
      submitLabel="Create Task"
      pendingLabel="Creating..."
      width={600}
    >
      <TaskFields form={form} />
    </FormDialog>
  );
}

interface EditTaskDialogProps {
  task: Task;
  onClose(): void;
}

const CONFLICT_FIELDS = conflictFieldsOf(TASK_LABELS, {
  status: { text: (status) => formatFieldValue("status", status) },
});

/** Open while mounted. */
export function EditTaskDialog({ task, onClose }: EditTaskDialogProps) {
  const { update } = useTaskWrites();
  /** As of the opening of the dialog, whatever is read meanwhile. */
  const [stored] = useState(task);
  const form = useEntityForm({ schema: taskInput, initialValues: taskValues(stored) });
  return (
    <EditDialog
      record={stored}
      onClose={onClose}
      title="Edit Task"
      description="Update the details of this task"
      form={form}
      onSave={update.mutateAsync}
      conflictFields={CONFLICT_FIELDS}
      submitLabel="Update Task"
      width={600}
    >
      <TaskFields form={form} />
    </EditDialog>
  );
}
