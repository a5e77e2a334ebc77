import type { GridRow } from "@saywhere/validators/content/translation-grid";
import { notifyManager, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useTRPC } from "../../../lib/api/trpc.ts";
import { GridHead } from "./grid-head.tsx";
import { toGridRow } from "./grid-row.ts";
import styles from "./phrase-grid.module.css";
import { nextRow, withStableOrder } from "./row-order.ts";
import { TranslationRowEditor } from "./translation-row-editor.tsx";
import { useGrid } from "./use-grid.tsx";
import { type LoadedRows, useSaveRow } from "./use-save-row.ts";

interface PhraseGridProps {
  phraseId: number;
  rows: readonly GridRow[];
}

const idOf = ({ language }: GridRow) => language.id;

/** All rows of a phrase. Enter, arrow keys and unsaved changes work across rows. */
export function PhraseGrid({ phraseId, rows }: PhraseGridProps) {
  const [firstIds] = useState(() => rows.map(idOf));
  const shown = useMemo(() => withStableOrder(rows, firstIds, idOf), [rows, firstIds]);
  const list = useRef<HTMLUListElement>(null);
  const { host, unsavedIds, saveAll, parts } = useGrid({
    kind: "language",
    rows: shown,
    saveRow: useSaveRow(useLanguagesOfPhrase(phraseId)),
    leaveRow: (from, to) => {
      // A row that is being saved counts as unsaved.
      const all = shown.map((row) => ({
        id: idOf(row),
        missing: row.translation === null && !unsavedIds.includes(idOf(row)),
      }));
      const at = all.findIndex(({ id }) => id === from);
      const id = to === "next" ? nextRow(all, from) : all[at + (to === "above" ? -1 : 1)]?.id;
      list.current?.querySelector<HTMLElement>(`[data-row="${id}"] textarea`)?.focus();
    },
  });

  return (
    <>
      <GridHead
        kind="language"
        columns={["Language", "Native Text", "Romanization"]}
        unsaved={unsavedIds.length}
        onSave={saveAll}
      />
      <ul ref={list} className={styles.list} aria-label="Translations">
        {shown.map((row) => (
          <li key={row.language.id}>
            <TranslationRowEditor row={row} host={host} />
          </li>
        ))}
      </ul>
      {parts}
    </>
  );
}

function useLanguagesOfPhrase(phraseId: number): LoadedRows {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const ofPhrase = trpc.translation.ofPhrase.queryOptions({ id: phraseId });
    return {
      put: (_, saved) => {
        queryClient.setQueryData(ofPhrase.queryKey, (shown) => {
          if (!shown) return shown;
          const rows = shown.rows.map((row) =>
            row.language.id === saved.language_id ? { ...row, translation: saved, warnings: [] } : row,
          );
          return { ...shown, rows };
        });
        // The grid gets the row later than this returns: until then, an added translation would be shown as missing.
        return new Promise((resolve) => notifyManager.schedule(resolve));
      },
      read: async ({ language }) => {
        const shown = await queryClient.query({ ...ofPhrase, staleTime: 0 }).catch(() => null);
        const row = shown?.rows.find((one) => one.language.id === language.id);
        return row ? toGridRow(row) : null;
      },
    };
  }, [trpc, queryClient, phraseId]);
}
