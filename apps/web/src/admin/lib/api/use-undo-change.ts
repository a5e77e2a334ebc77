import { notify } from "@saywhere/ui/toasts/notify";
import type { RecordKind } from "@saywhere/validators/history/activity";
import { useMutation } from "@tanstack/react-query";
import { capitalized } from "../text/record-labels.ts";
import { onErrorToastWithReason } from "./error-toast.ts";
import { useTRPC } from "./trpc.ts";
import { useInvalidateRecords } from "./use-invalidate-records.ts";

interface Options {
  /** What the change was, for the toasts. */
  what?: "change" | "import";
  onError?: ReturnType<typeof onErrorToastWithReason>;
}

/** The mutation that undoes a whole change set of records, and reloads them. */
export function useUndoChange(kind: RecordKind, { what = "change", onError }: Options = {}) {
  const refresh = useInvalidateRecords();
  return useMutation(
    useTRPC().activity.undo.mutationOptions({
      onSuccess: async () => {
        notify({ title: `${capitalized(what)} undone`, message: `The ${what} was successfully undone.` });
        await refresh(kind);
      },
      onError: onError ?? onErrorToastWithReason(`undo the ${what}`),
    }),
  );
}
