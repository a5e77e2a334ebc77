import { useMutation } from "@tanstack/react-query";
import { useMutationFeedback } from "../../lib/api/content-writes.ts";
import { useTRPC } from "../../lib/api/trpc.ts";

export function useCategoryWrites() {
  const trpc = useTRPC();
  const { on } = useMutationFeedback("category");
  return {
    add: useMutation(trpc.category.create.mutationOptions(on("add"))),
    update: useMutation(trpc.category.update.mutationOptions(on("update"))),
    remove: useMutation(trpc.category.delete.mutationOptions(on("delete"))),
  };
}
