import { taskInput } from "@saywhere/validators/tasks/task";
import { FormDialog } from "../../../lib/dialog/form-dialog.tsx";
import { useEntityForm } from "../../../lib/form/use-entity-form.ts";
import { EMPTY_TASK } from "../task-form.ts";
import { useTaskWrites } from "../use-task-writes.ts";
import { TaskFields } from "./task-fields.tsx";

/** Open while mounted. */
export function AddTaskDialog({ onClose }: { onClose(): void }) {
  const { add } = useTaskWrites();
  const form = useEntityForm({ schema: taskInput, initialValues: EMPTY_TASK });
  return (
    <FormDialog
      onClose={onClose}
      title="Create a new task"
      description="It is added at the end of the list."
      form={form}
      onSubmit={add.mutateAsync}
      submitLabel="Create Task"
      pendingLabel="Creating..."
      width={600}
    >
      <TaskFields form={form} />
    </FormDialog>
  );
}
