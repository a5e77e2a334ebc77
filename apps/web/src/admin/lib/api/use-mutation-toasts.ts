import { notify, type Toast } from "@saywhere/ui/toasts/notify";
import { useMutation } from "@tanstack/react-query";
import { statusOf } from "../../../shared/api-error.ts";
import { conflictOf, errorText } from "../text/error-text.ts";
import { capitalized, recordWord } from "../text/record-labels.ts";
import { onErrorToast, onErrorToastWithReason, showErrorToast } from "./error-toast.ts";
import { useTRPC } from "./trpc.ts";
import { useInvalidateRecords } from "./use-invalidate-records.ts";

export type ContentKind = "language" | "category" | "phrase" | "translation" | "synonym_group";
type WriteAction = "add" | "update" | "delete";

const DONE = { add: "added", update: "updated", delete: "deleted" } as const;

/** Most likely reason of a rejected delete (specification §8). */
const DELETE_HINTS: Partial<Record<ContentKind, string>> = {
  language: "It may be in use by phrases.",
  category: "It may be in use by phrases.",
  phrase: "It may have translations.",
};

/** Without a response, the content cannot be the reason. */
function deleteHint(kind: ContentKind, error: unknown): string | undefined {
  const hint = DELETE_HINTS[kind];
  return hint && statusOf(error) === undefined ? errorText(error) : hint;
}

type ToastAction = NonNullable<Toast["action"]>;

function tellDone(kind: ContentKind, done: string, action?: ToastAction, name = ""): void {
  notify({
    title: `${capitalized(recordWord(kind))} ${done}`,
    message: `The ${recordWord(kind)}${name && ` “${name}”`} was successfully ${done}.`,
    ...(action && { action }),
  });
}

/**
 * Side effects of every content write: reports the outcome in the words of specification §8, reloads everything that
 * shows the record, and offers to undo a delete.
 *
 *     const writes = useMutationToasts("language");
 *     const add = useMutation(trpc.language.create.mutationOptions(writes.on("add")));
 */
export function useMutationToasts(kind: ContentKind) {
  const trpc = useTRPC();
  const refreshRecords = useInvalidateRecords();

  const undoDelete = useMutation(
    trpc.activity.undoDelete.mutationOptions({
      onSuccess: () => {
        void refreshRecords(kind);
        tellDone(kind, "restored");
      },
      onError: onErrorToastWithReason(`restore ${recordWord(kind)}`),
    }),
  );

  /** The callbacks of a mutation. The toast of a success has the action that `next` returns, and the name of the record. */
  function on<Result>(
    action: WriteAction,
    next?: (result: Result) => ToastAction,
    nameOf?: (result: Result) => string,
  ) {
    return {
      onSuccess: async (result: Result, input: unknown) => {
        const refreshed = refreshRecords(kind);
        const record_id = action === "delete" ? Number((input as { id: unknown }).id) : null;
        const undo = record_id && { label: "Undo", onClick: () => undoDelete.mutate({ kind, record_id }) };
        tellDone(kind, DONE[action], undo || next?.(result), nameOf?.(result));
        // A dialog closes after the list is reloaded: otherwise it would return the focus to a row that is about to
        // disappear or, when reopened, start with the values before the update.
        if (action !== "add") await refreshed;
      },
      onError: (error: unknown) => {
        // The conflict dialog shows what another user has saved in the meantime.
        if (conflictOf(error)?.reason === "stale") return;
        const what = `${action} ${recordWord(kind)}`;
        if (action === "delete") showErrorToast(what, deleteHint(kind, error));
        else onErrorToast(what)(error);
      },
    };
  }

  return { on };
}
