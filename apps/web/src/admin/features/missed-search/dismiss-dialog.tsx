import { notify } from "@saywhere/ui/toasts/notify";
import type { MissedSearch } from "@saywhere/validators/search/missed-search";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { onErrorToast } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { ConfirmDialog } from "../../lib/dialog/confirm-dialog.tsx";

/** Asks for confirmation before a text is removed from the list. */
export function DismissDialog({ missed: { id, text }, onClose }: { missed: MissedSearch; onClose(): void }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const dismiss = useMutation(
    trpc.missedSearch.delete.mutationOptions({
      onSuccess: async () => {
        notify({ title: "Text dismissed", message: "The text was successfully taken off the list." });
        // The dialog closes after the row is gone: otherwise it would return the focus to a button that is about to
        // disappear.
        await queryClient.invalidateQueries(trpc.missedSearch.pathFilter());
      },
      onError: onErrorToast("dismiss text"),
    }),
  );
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Dismiss Text"
      confirmLabel="Dismiss"
      pendingLabel="Dismissing..."
      onConfirm={() => dismiss.mutateAsync({ id })}
    >
      Take “{text}” off the list? It comes back when somebody looks for it again and finds nothing.
    </ConfirmDialog>
  );
}
