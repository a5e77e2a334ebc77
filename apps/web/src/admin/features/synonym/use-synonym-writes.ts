import type { SynonymGroup } from "@saywhere/validators/content/synonym";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useMutationFeedback } from "../../lib/api/use-mutation-feedback.ts";
import { newTerms } from "./filter-groups.ts";

export function useSynonymWrites() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { on } = useMutationFeedback("synonym_group");
  const update = useMutation(trpc.synonym.update.mutationOptions(on("update")));
  return {
    add: useMutation(trpc.synonym.create.mutationOptions(on("add"))),
    update,
    remove: useMutation(trpc.synonym.delete.mutationOptions(on("delete"))),
    /** Adds terms to the current version of a group. */
    join: async (group: SynonymGroup, terms: string[]) => {
      const options = trpc.synonym.list.queryOptions({});
      const groups = await queryClient.query({ ...options, staleTime: 0 });
      const newest = groups.find(({ id }) => id === group.id) ?? group;
      return update.mutateAsync({ id: newest.id, terms: [...newest.terms, ...newTerms(newest, terms)] });
    },
  };
}
