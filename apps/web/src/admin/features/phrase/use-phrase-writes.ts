import { useMutation } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useMutationFeedback } from "../../lib/api/use-mutation-feedback.ts";

export function usePhraseWrites() {
  const trpc = useTRPC();
  const { on } = useMutationFeedback("phrase");
  return {
    add: useMutation(trpc.phrase.create.mutationOptions(on("add"))),
    update: useMutation(trpc.phrase.update.mutationOptions(on("update"))),
    remove: useMutation(trpc.phrase.delete.mutationOptions(on("delete"))),
  };
}
