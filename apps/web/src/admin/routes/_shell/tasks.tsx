import { createFileRoute } from "@tanstack/react-router";
import { DocumentDialog } from "../../features/document/document-dialog.tsx";
import { opensDialog, taskSearch } from "../../features/task/task-search-params.ts";
import { TasksScreen } from "../../features/task/tasks-screen.tsx";
import { documentTitle } from "../../lib/screen/document-title.ts";

export const Route = createFileRoute("/_shell/tasks")({
  validateSearch: taskSearch,
  head: () => documentTitle("Tasks"),
  component: Tasks,
});

function Tasks() {
  const navigate = Route.useNavigate();
  return (
    <TasksScreen
      search={Route.useSearch()}
      onSearch={(changes) =>
        void navigate({
          search: (search) => ({ ...search, ...changes }),
          // Opening a dialog adds a history entry; closing it and filtering the list replace the current one.
          replace: !opensDialog(changes),
          resetScroll: false,
        })
      }
      renderDocument={(props) => <DocumentDialog {...props} />}
    />
  );
}
