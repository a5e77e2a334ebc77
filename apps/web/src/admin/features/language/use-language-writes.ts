import { useMutation } from "@tanstack/react-query";
import { useMutationFeedback } from "../../lib/api/content-writes.ts";
import { useTRPC } from "../../lib/api/trpc.ts";

export function useLanguageWrites() {
  const trpc = useTRPC();
  const { on } = useMutationFeedback("language");
  return {
    add: useMutation(trpc.language.create.mutationOptions(on("add"))),
    update: useMutation(trpc.language.update.mutationOptions(on("update"))),
    remove: useMutation(trpc.language.delete.mutationOptions(on("delete"))),
  };
}
