import { useMutation } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useMutationFeedback } from "../../lib/api/use-mutation-feedback.ts";

export function useLanguageWrites() {
  const trpc = useTRPC();
  const { on } = useMutationFeedback("language");
  return {
    add: useMutation(trpc.language.create.mutationOptions(on("add"))),
    update: useMutation(trpc.language.update.mutationOptions(on("update"))),
    remove: useMutation(trpc.language.delete.mutationOptions(on("delete"))),
  };
}
