import type { RecordKind } from "@saywhere/validators/history/activity";
import { useQueryClient } from "@tanstack/react-query";
import { useTRPC } from "./trpc.ts";

/**
 * Invalidates all queries in which records of a kind appear: their lists, lists that count or name them, and the
 * searches without results.
 */
export function useInvalidateRecords() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const content = [
    trpc.language,
    trpc.category,
    trpc.phrase,
    trpc.translation,
    trpc.missedSearch,
    trpc.suggestion,
  ];
  const shown: Record<RecordKind, { pathFilter(): object }[]> = {
    language: content,
    category: [trpc.category, trpc.phrase],
    phrase: content,
    related_phrase: [trpc.phrase],
    translation: [
      trpc.translation,
      trpc.translationGrid.row,
      trpc.language,
      trpc.phrase,
      trpc.missedSearch,
      trpc.suggestion,
    ],
    setting: [
      trpc.settings,
      trpc.language,
      trpc.phrase,
      trpc.deployment.autoGenerate,
      trpc.secondFactor.rule,
      // Whether this user has to add a second factor.
      trpc.account.me,
    ],
    person: [trpc.people],
    api_token: [trpc.token],
    task: [trpc.task],
    task_order: [trpc.task],
    document: [trpc.document],
    file: [trpc.file],
    synonym_group: [trpc.synonym, trpc.missedSearch],
    webhook_endpoint: [trpc.webhook],
  };
  return (kind: RecordKind) =>
    Promise.all(
      [...shown[kind], trpc.activity].map((router) => queryClient.invalidateQueries(router.pathFilter())),
    );
}
