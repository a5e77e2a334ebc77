import { useMutation } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useMutationToasts } from "../../lib/api/use-mutation-toasts.ts";

export function useTranslationWrites() {
  const trpc = useTRPC();
  const { on } = useMutationToasts("translation");
  const updated = on("update");
  return {
    add: useMutation(trpc.translation.create.mutationOptions(on("add"))),
    update: useMutation(
      trpc.translation.update.mutationOptions({
        ...updated,
        onError: (error) => {
          // Specification §8 requires this failure on the console, too.
          console.error("Failed to update translation", error);
          updated.onError(error);
        },
      }),
    ),
    remove: useMutation(trpc.translation.delete.mutationOptions(on("delete"))),
  };
}
