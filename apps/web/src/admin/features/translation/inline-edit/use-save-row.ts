import type { Translation } from "@saywhere/validators/content/translation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTRPC } from "../../../lib/api/trpc.ts";
import { useInvalidateRecords } from "../../../lib/api/use-invalidate-records.ts";
import { useEventCallback } from "../../../lib/use-event-callback.ts";
import type { CheckedRow } from "./use-row-editor.ts";

interface RowToSave {
  languageId: number;
  /** The translation that was edited; null for a new one. */
  base: Translation | null;
  values: CheckedRow;
}

/** Saves rows of a phrase, and shows the saved text without waiting for the list. */
export function useSaveRow(phraseId: number) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const invalidateRecords = useInvalidateRecords();
  const invalidate = useEventCallback(() => void invalidateRecords("translation"));
  const { mutateAsync: create } = useMutation(trpc.translation.create.mutationOptions());
  const { mutateAsync: update } = useMutation(trpc.translation.update.mutationOptions());

  return useMemo(() => {
    const ofPhrase = trpc.translation.ofPhrase.queryOptions({ id: phraseId });

    const put = (translation: Translation) =>
      queryClient.setQueryData(ofPhrase.queryKey, (shown) => {
        if (!shown) return shown;
        const rows = shown.rows.map((row) =>
          row.language.id === translation.language_id ? { ...row, translation, warnings: [] } : row,
        );
        return { ...shown, rows };
      });

    return {
      async save({ languageId, base, values }: RowToSave): Promise<void> {
        const saved = base
          ? await update({ ...base, ...values })
          : await create({ language_id: languageId, phrase_id: phraseId, ...values });
        put(saved);
        invalidate();
      },

      /** The translation that another editor has added in the meantime. */
      async readNewer(languageId: number): Promise<Translation | null> {
        const shown = await queryClient.query({ ...ofPhrase, staleTime: 0 }).catch(() => null);
        return shown?.rows.find(({ language }) => language.id === languageId)?.translation ?? null;
      },
    };
  }, [trpc, queryClient, phraseId, create, update, invalidate]);
}

export type SaveRow = ReturnType<typeof useSaveRow>;
