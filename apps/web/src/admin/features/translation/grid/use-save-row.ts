import type { Translation } from "@saywhere/validators/content/translation";
import type { GridRow } from "@saywhere/validators/content/translation-grid";
import { useMutation } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTRPC, useTRPCClient } from "../../../lib/api/trpc.ts";
import { useInvalidateRecords } from "../../../lib/api/use-invalidate-records.ts";
import { useEventCallback } from "../../../lib/use-event-callback.ts";
import type { CheckedRow, StoredText } from "./use-row-editor.ts";

/** The loaded rows of a grid; its functions never change. */
export interface LoadedRows {
  /** Shows a saved text without waiting for the list. What it returns ends when the text is shown. */
  put(row: GridRow, saved: Translation): void | Promise<void>;
  /** Reads a row again; null if that fails. */
  read(row: GridRow): Promise<GridRow | null>;
  /** Reads a row again and shows it, unless each write does so. */
  refresh?(row: GridRow): void;
}

type StoredGridRow = NonNullable<GridRow["translation"]>;

export interface SaveRow {
  /** @param base the text that was edited; null for a new translation */
  save(row: GridRow, base: StoredText | null, values: CheckedRow): Promise<void>;
  /** The translation that another editor has added in the meantime, and the editor's name if it is known. */
  readNewer(row: GridRow): Promise<{ current: StoredGridRow; savedBy: string | null } | null>;
  /** Shows what a call of its own has changed in the row. */
  refresh(row: GridRow): void;
}

/** Saves rows of a grid. */
export function useSaveRow(loaded: LoadedRows): SaveRow {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const invalidateRecords = useInvalidateRecords();
  const invalidate = useEventCallback(() => void invalidateRecords("translation"));
  const { mutateAsync: create } = useMutation(trpc.translation.create.mutationOptions());
  const { mutateAsync: update } = useMutation(trpc.translation.update.mutationOptions());

  return useMemo(
    () => ({
      async save(row, base, values) {
        const saved = base
          ? await update({ id: base.id, version: base.version, ...values })
          : await create({ language_id: row.language.id, phrase_id: row.phrase.id, ...values });
        await loaded.put(row, saved);
        invalidate();
      },
      async readNewer(row) {
        const current = (await loaded.read(row))?.translation;
        if (!current) return null;
        // A conflict can be decided without a name, too.
        const changes = client.activity.history.query({ kind: "translation", record_id: current.id });
        const [last] = (await changes.catch(() => null))?.entries ?? [];
        return { current, savedBy: last?.who.name ?? null };
      },
      refresh: (row) => loaded.refresh?.(row),
    }),
    [loaded, client, create, update, invalidate],
  );
}
