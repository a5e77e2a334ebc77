import { notify } from "@saywhere/ui/toasts/notify";
import { useMutation } from "@tanstack/react-query";
import { isApiError } from "../../../shared/api-error.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useInvalidateRecords } from "../../lib/api/use-invalidate-records.ts";
import { conflictOf, errorText } from "../../lib/text/error-text.ts";

/** Saves documents, and reports the outcome in the words of specification §8. */
export function useDocumentSave() {
  const refreshRecords = useInvalidateRecords();
  return useMutation(
    useTRPC().document.save.mutationOptions({
      onSuccess: () => {
        void refreshRecords("document");
        notify({ title: "Document saved", message: "Your changes have been saved successfully." });
      },
      onError: (error) => {
        // The conflict dialog shows what another user has saved in the meantime.
        if (conflictOf(error)?.reason === "stale") return;
        const known = isApiError(error) && errorText(error);
        const message = known || "An unknown error occurred";
        notify({ title: "Failed to save document", message, variant: "destructive" });
      },
    }),
  );
}
