import { createFileRoute } from "@tanstack/react-router";
import { DocumentDialog } from "../../features/document/document-dialog.tsx";
import { TaskScreen } from "../../features/task/task-screen.tsx";
import { opensDialog, taskSearch } from "../../features/task/task-search.ts";
import { pageHead } from "../../lib/screen/page-head.ts";

export const Route = createFileRoute("/_shell/tasks")({
  validateSearch: taskSearch,
  head: () => pageHead("Tasks"),
  component: Tasks,
});

function Tasks() {
  const navigate = Route.useNavigate();
  return (
    <TaskScreen
      search={Route.useSearch()}
      onSearch={(changes) =>
        void navigate({
          search: (search) => ({ ...search, ...changes }),
          // Opening a dialog is a step that "back" takes back; closing it and narrowing the list are none.
          replace: !opensDialog(changes),
          resetScroll: false,
        })
      }
      renderDocument={(props) => <DocumentDialog {...props} />}
    />
  );
}
