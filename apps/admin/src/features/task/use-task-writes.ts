import { notify } from "@saywhere/ui/notify";
import { statusSymbol, type Task, toggledStatus } from "@saywhere/validators/task";
import { withOrder } from "@saywhere/validators/task-order";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { conflictOf, errorText } from "../../lib/error-text.ts";
import { useTRPC } from "../../lib/trpc.ts";
import { useRefreshRecords } from "../../lib/use-refresh-records.ts";

/** Toggles and moves one after the other, in the order of the presses. */
const ONE_BY_ONE = { id: "task" };

/**
 * The writes of the task manager, with the toasts of specification §8. A toggle and a new order are shown at once,
 * and taken back when they fail.
 */
export function useTaskWrites() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const refreshRecords = useRefreshRecords();
  const listKey = trpc.task.list.queryKey({});

  const tellDone = (done: string, action?: { label: string; onClick(): void }) =>
    notify({
      title: `Task ${done}`,
      message: `Your task has been ${done} successfully.`,
      ...(action && { action }),
    });
  const tellFailure = (title: string) => (error: unknown) => {
    // A dialog of its own shows what somebody else has saved meanwhile.
    if (conflictOf(error)?.reason === "stale") return;
    notify({ title, message: errorText(error), variant: "destructive" });
  };

  /** Shows a change before the server has it. */
  const expect = async (change: (tasks: Task[]) => Task[]) => {
    await queryClient.cancelQueries({ queryKey: listKey });
    queryClient.setQueryData<Task[]>(listKey, (tasks) => tasks && change(tasks));
  };
  /** Reads the list as it is now, once nothing more is under way: until then it shows what was pressed. */
  const settle = () => {
    const under = queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === ONE_BY_ONE.id });
    return under > 1 ? undefined : refreshRecords("task");
  };

  const undoDelete = useMutation(
    trpc.activity.undoDelete.mutationOptions({
      onSuccess: () => {
        void refreshRecords("task");
        tellDone("restored");
      },
      onError: tellFailure("Failed to restore task"),
    }),
  );

  return {
    add: useMutation(
      trpc.task.create.mutationOptions({
        onSuccess: () => {
          void refreshRecords("task");
          tellDone("created");
        },
        onError: tellFailure("Failed to create task"),
      }),
    ),
    update: useMutation(
      trpc.task.update.mutationOptions({
        onSuccess: () => {
          void refreshRecords("task");
          tellDone("updated");
        },
        onError: tellFailure("Failed to update task"),
      }),
    ),
    toggle: useMutation(
      trpc.task.toggle.mutationOptions({
        scope: ONE_BY_ONE,
        onMutate: ({ id }) =>
          expect((tasks) =>
            tasks.map((task) => {
              const status = toggledStatus(task.status);
              return task.id === Number(id) ? { ...task, status, statusSymbol: statusSymbol(status) } : task;
            }),
          ),
        onSuccess: () => tellDone("updated"),
        onError: tellFailure("Failed to update task"),
        onSettled: settle,
      }),
    ),
    remove: useMutation(
      trpc.task.delete.mutationOptions({
        onSuccess: async (_answer, { id }) => {
          const refreshed = refreshRecords("task");
          const deleted = { kind: "task", record_id: Number(id) } as const;
          tellDone("deleted", { label: "Undo", onClick: () => undoDelete.mutate(deleted) });
          // The dialog goes after the card does: it would give the focus back to a button that is about to go.
          await refreshed;
        },
        onError: tellFailure("Failed to delete task"),
      }),
    ),
    reorder: useMutation(
      trpc.task.reorder.mutationOptions({
        scope: ONE_BY_ONE,
        onMutate: ({ taskIds }) =>
          expect((tasks) => {
            const byId = new Map(tasks.map((task) => [task.id, task]));
            return withOrder([...byId.keys()], taskIds).flatMap((id) => byId.get(id) ?? []);
          }),
        onSuccess: () =>
          notify({ title: "Tasks reordered", message: "Your tasks have been reordered successfully." }),
        onError: tellFailure("Failed to reorder tasks"),
        onSettled: settle,
      }),
    ),
  };
}
