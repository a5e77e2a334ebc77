import { useMutation } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useMutationFeedback } from "../../lib/api/use-mutation-feedback.ts";

export function useCategoryWrites() {
  const trpc = useTRPC();
  const { on } = useMutationFeedback("category");
  return {
    add: useMutation(trpc.category.create.mutationOptions(on("add"))),
    update: useMutation(trpc.category.update.mutationOptions(on("update"))),
    remove: useMutation(trpc.category.delete.mutationOptions(on("delete"))),
  };
}
