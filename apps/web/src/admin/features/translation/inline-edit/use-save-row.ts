import type { Translation } from "@saywhere/validators/content/translation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { useTRPC } from "../../../lib/api/trpc.ts";
import { useInvalidateRecords } from "../../../lib/api/use-invalidate-records.ts";
import type { CheckedRow } from "./row-values.ts";

interface RowToSave {
  languageId: number;
  /** The translation that the person began with; null where there was none. */
  base: Translation | null;
  values: CheckedRow;
}

/** Saves the rows of a phrase; what was saved is shown at once. */
export function useSaveRow(phraseId: number) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const refresh = useInvalidateRecords();
  const refreshNow = useRef(refresh);
  useEffect(() => {
    refreshNow.current = refresh;
  });
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
        void refreshNow.current("translation");
      },

      /** The translation that somebody else added meanwhile. */
      async readNewer(languageId: number): Promise<Translation | null> {
        const shown = await queryClient.query({ ...ofPhrase, staleTime: 0 }).catch(() => null);
        return shown?.rows.find(({ language }) => language.id === languageId)?.translation ?? null;
      },
    };
  }, [trpc, queryClient, phraseId, create, update]);
}

export type SaveRow = ReturnType<typeof useSaveRow>;
