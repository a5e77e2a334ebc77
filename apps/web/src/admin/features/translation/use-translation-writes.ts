import { notify } from "@saywhere/ui/toasts/notify";
import { useMutation } from "@tanstack/react-query";
import { isApiError } from "../../../shared/api-error.ts";
import { showErrorToast } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useInvalidateRecords } from "../../lib/api/use-invalidate-records.ts";
import { useMutationToasts } from "../../lib/api/use-mutation-toasts.ts";
import { errorText } from "../../lib/text/error-text.ts";

/** The server's own reason speaks of a selection. */
const CHANGED = "Someone else has changed or deleted it. Check it before you try again.";

export function useTranslationWrites() {
  const trpc = useTRPC();
  const { on } = useMutationToasts("translation");
  const refresh = useInvalidateRecords();
  const { onSuccess, onError } = on("update");
  const updated = {
    onSuccess,
    onError: (error: unknown) => {
      // Specification §8 requires this failure on the console, too.
      console.error("Failed to update translation", error);
      onError(error);
    },
  };
  return {
    add: useMutation(trpc.translation.create.mutationOptions(on("add"))),
    update: useMutation(trpc.translation.update.mutationOptions(updated)),
    /** Also saves the translation of the suggestion. */
    acceptSuggestion: useMutation(trpc.suggestion.accept.mutationOptions(updated)),
    review: useMutation(
      trpc.translation.reviewSelected.mutationOptions({
        onSuccess: async () => {
          notify({ title: "Marked as reviewed", message: "The translation no longer needs a review." });
          await refresh("translation");
        },
        onError: async (error) => {
          const isChanged = isApiError(error) && error.data?.code === "CONFLICT";
          showErrorToast("mark translation as reviewed", isChanged ? CHANGED : errorText(error));
          if (isChanged) await refresh("translation");
        },
      }),
    ),
    remove: useMutation(trpc.translation.delete.mutationOptions(on("delete"))),
  };
}
