import { Button } from "@saywhere/ui/button";
import { SectionHeading } from "@saywhere/ui/section-heading";
import { type ChangeEvent, type ComponentType, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { useQueryClient } from "../../lib/api/lazy-query-client.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { runLazyAction } from "../../lib/lazy/run-lazy-action.ts";
import { type SavedPhrase, useSavedPhrases } from "../../lib/saved-phrases.ts";
import { useSheets } from "../../lib/sheets/sheets.ts";
import type { ExportedList } from "./export-files.ts";
import styles from "./print-and-export.module.css";
import type { PrintAreaProps, PrintLayout } from "./print-area.tsx";

const loadExports = () => import("./export-files.ts");

/** The list on paper and as files, as far as there is something. What an action needs is loaded for it. */
export function PrintAndExport(list: ExportedList) {
  const loader = { queryClient: useQueryClient(), api: useTRPC() };
  const hasPhrases = list.entries.length > 0;
  const hasSaved = Boolean(useSavedPhrases()?.length);
  const hasSheets = Boolean(useSheets()?.sheets.length);
  return (
    <div className={styles.panel} data-hide="print no-script">
      {hasPhrases ? (
        <section aria-labelledby="saved-print">
          <SectionHeading id="saved-print">Print</SectionHeading>
          <PrintButtons name={list.name} entries={list.shown} />
          <p className={styles.note}>
            The pocket fold is one A4 sheet with eight small pages. Print it at its actual size, fold it into
            eighths, cut along the dashed line, and push it together into a booklet.
          </p>
        </section>
      ) : null}
      <section aria-labelledby="saved-files">
        <SectionHeading id="saved-files">Files</SectionHeading>
        <div className={styles.buttons}>
          {hasPhrases ? (
            <>
              <Button
                variant="outline"
                onClick={() => runLazyAction(async () => (await loadExports()).exportCsv(loader, list))}
              >
                Export CSV
              </Button>
              <Button
                variant="outline"
                onClick={() => runLazyAction(async () => (await loadExports()).exportAnki(loader, list))}
              >
                Export for Anki
              </Button>
            </>
          ) : null}
          {hasSaved || hasSheets ? (
            <Button
              variant="outline"
              onClick={() => runLazyAction(async () => (await loadExports()).exportBackup())}
            >
              Back Up All Sheets
            </Button>
          ) : null}
          <ImportButton
            onChoose={(file) =>
              runLazyAction(async () => (await import("./import-file.ts")).importFile(loader, file))
            }
          />
        </div>
        <p className={styles.note}>
          Your phrases and sheets are only on this device. A backup keeps all of them, or moves them to
          another device. An exported CSV can be imported, too.
        </p>
      </section>
    </div>
  );
}

const LAYOUTS: { layout: PrintLayout; label: string }[] = [
  { layout: "list", label: "A4 List" },
  { layout: "fold", label: "Pocket Fold" },
  { layout: "cards", label: "Cards" },
];

interface PrintButtonsProps {
  name: string;
  entries: readonly SavedPhrase[];
}

/** Prints the list in a layout, which remains what this page prints until another one is chosen. */
function PrintButtons({ name, entries }: PrintButtonsProps) {
  const [printed, setPrinted] = useState<{
    Area: ComponentType<PrintAreaProps>;
    layout: PrintLayout;
  } | null>(null);
  const print = async (layout: PrintLayout) => {
    const { PrintArea } = await import("./print-area.tsx");
    flushSync(() => setPrinted({ Area: PrintArea, layout }));
    await document.fonts?.ready;
    window.print();
  };
  return (
    <div className={styles.buttons}>
      {LAYOUTS.map(({ layout, label }) => (
        <Button key={layout} variant="outline" onClick={() => runLazyAction(() => print(layout))}>
          {label}
        </Button>
      ))}
      {printed
        ? createPortal(<printed.Area layout={printed.layout} name={name} entries={entries} />, document.body)
        : null}
    </div>
  );
}

function ImportButton({ onChoose }: { onChoose: (file: File) => Promise<void> }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = async ({ target: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [file] = files ?? [];
    if (file) await onChoose(file);
    // The same file can be chosen again.
    if (input.current) input.current.value = "";
  };
  return (
    <>
      <Button variant="outline" onClick={() => input.current?.click()}>
        Import Backup or CSV
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json,text/csv,.csv"
        aria-label="Backup or CSV file"
        hidden
        onChange={choose}
      />
    </>
  );
}
