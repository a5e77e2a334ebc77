import { Loader } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { ReactNode } from "react";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { useAccess } from "../../lib/session/access.ts";
import { EditableScreenHeader } from "../../lib/session/editable-screen-header.tsx";
import type { RenderDocument } from "./dialog/task-dialogs.tsx";
import { AddTaskDialog } from "./dialog/task-form-dialogs.tsx";
import { TaskBoard } from "./task-board.tsx";
import type { TaskSearch } from "./task-search-params.ts";
import styles from "./tasks-screen.module.css";
import { useTaskList } from "./use-task-list.ts";

interface TaskScreenProps {
  search: TaskSearch;
  onSearch(changes: TaskSearch): void;
  /** Renders the document of a task, which is another feature. */
  renderDocument: RenderDocument;
}

export function TasksScreen({ search, onSearch, renderDocument }: TaskScreenProps) {
  const { query, tasks, latest } = useTaskList();
  const { canEditContent } = useAccess();
  const add = canEditContent && <Button onClick={() => onSearch({ adding: true })}>Add Task</Button>;
  return (
    <>
      <EditableScreenHeader
        title="Task Manager"
        subtitle="Manage your project tasks and track progress"
        editActions={add}
      />
      {query.isError && !tasks && <LoadError title="The tasks could not be loaded." query={query} />}
      {query.isPending && <TaskSkeletons />}
      {tasks?.length === 0 && <NoTasks action={add} />}
      {tasks && (
        <TaskBoard
          tasks={tasks}
          latest={latest}
          search={search}
          onSearch={onSearch}
          renderDocument={renderDocument}
        />
      )}
      {search.adding && canEditContent && <AddTaskDialog onClose={() => onSearch({ adding: undefined })} />}
    </>
  );
}

function TaskSkeletons() {
  return (
    <div role="status" aria-busy="true" className={styles.loading}>
      <Loader aria-hidden />
      <VisuallyHidden>Loading tasks...</VisuallyHidden>
    </div>
  );
}

function NoTasks({ action }: { action: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>No tasks yet. Create your first task to get started.</p>
      {action}
    </div>
  );
}
