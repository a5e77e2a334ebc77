import { notify } from "@saywhere/ui/toasts/notify";
import type { Task } from "@saywhere/validators/tasks/task";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useInvalidateRecords } from "../../lib/api/use-invalidate-records.ts";
import { conflictOf, errorText } from "../../lib/text/error-text.ts";
import { inOrder } from "./use-task-list.ts";

/** Runs toggles and moves one after the other, in the order of the presses. */
const ONE_BY_ONE = { id: "task" };

/**
 * The writes of the task manager, with the toasts of specification §8. Toggles and new orders are shown while they are
 * pending (use-task-list.ts), and cached here when they succeed.
 */
export function useTaskWrites() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const refreshRecords = useInvalidateRecords();
  const listKey = trpc.task.list.queryKey({});

  const notifyDone = (done: string, action?: { label: string; onClick(): void }) =>
    notify({
      title: `Task ${done}`,
      message: `Your task has been ${done} successfully.`,
      ...(action && { action }),
    });
  const notifyFailure = (title: string) => (error: unknown) => {
    // The conflict dialog shows what another user has saved in the meantime.
    if (conflictOf(error)?.reason === "stale") return;
    notify({ title, message: errorText(error), variant: "destructive" });
  };

  /** Applies the server's response to the cached list; earlier reads of it are stale. */
  const updateCache = (change: (tasks: Task[]) => Task[]) => {
    void queryClient.cancelQueries({ queryKey: listKey });
    queryClient.setQueryData<Task[]>(listKey, (tasks) => tasks && change(tasks));
  };
  /** Reloads the list once no write is pending; the next write does not wait for that. */
  const settle = () => {
    const under = queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === ONE_BY_ONE.id });
    if (under <= 1) void refreshRecords("task");
  };

  const undoDelete = useMutation(
    trpc.activity.undoDelete.mutationOptions({
      onSuccess: () => {
        void refreshRecords("task");
        notifyDone("restored");
      },
      onError: notifyFailure("Failed to restore task"),
    }),
  );

  return {
    add: useMutation(
      trpc.task.create.mutationOptions({
        onSuccess: () => {
          void refreshRecords("task");
          notifyDone("created");
        },
        onError: notifyFailure("Failed to create task"),
      }),
    ),
    update: useMutation(
      trpc.task.update.mutationOptions({
        onSuccess: async () => {
          const refreshed = refreshRecords("task");
          notifyDone("updated");
          // A reopened dialog starts with the saved values.
          await refreshed;
        },
        onError: notifyFailure("Failed to update task"),
      }),
    ),
    toggle: useMutation(
      trpc.task.toggle.mutationOptions({
        scope: ONE_BY_ONE,
        onSuccess: (task) => {
          updateCache((tasks) => tasks.map((other) => (other.id === task.id ? task : other)));
          notifyDone("updated");
        },
        onError: notifyFailure("Failed to update task"),
        onSettled: settle,
      }),
    ),
    remove: useMutation(
      trpc.task.delete.mutationOptions({
        onSuccess: async (_answer, { id }) => {
          const refreshed = refreshRecords("task");
          const deleted = { kind: "task", record_id: id } as const;
          notifyDone("deleted", { label: "Undo", onClick: () => undoDelete.mutate(deleted) });
          // The dialog closes after the card is gone: otherwise it would return the focus to a button that is about to
          // disappear.
          await refreshed;
        },
        onError: notifyFailure("Failed to delete task"),
      }),
    ),
    reorder: useMutation(
      trpc.task.reorder.mutationOptions({
        scope: ONE_BY_ONE,
        onSuccess: ({ taskIds }) => {
          updateCache((tasks) => inOrder(tasks, taskIds));
          notify({ title: "Tasks reordered", message: "Your tasks have been reordered successfully." });
        },
        onError: notifyFailure("Failed to reorder tasks"),
        onSettled: settle,
      }),
    ),
  };
}
