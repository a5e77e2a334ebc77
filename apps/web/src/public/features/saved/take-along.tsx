import { Button } from "@saywhere/ui/button";
import { SectionHeading } from "@saywhere/ui/section-heading";
import { useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, type ComponentType, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { loadPart } from "../../lib/load-part.ts";
import type { SavedPhrase } from "../../lib/saved-phrases.ts";
import { useTRPC } from "../../lib/trpc.ts";
import type { PrintAreaProps, PrintLayout } from "./print-area.tsx";
import styles from "./take-along.module.css";

interface TakeAlongProps {
  /** Of the list, as the title on paper and the name of its files. */
  name: string;
  entries: readonly SavedPhrase[];
}

/** The list on paper and as files. What an action needs is loaded for it. */
export function TakeAlong({ name, entries }: TakeAlongProps) {
  const queryClient = useQueryClient();
  const api = useTRPC();
  const loader = { queryClient, api };
  const isEmpty = entries.length === 0;
  return (
    <div className={styles.panel}>
      <section aria-labelledby="saved-print">
        <SectionHeading id="saved-print">Print</SectionHeading>
        <PrintButtons name={name} entries={entries} />
        <p className={styles.note}>
          The pocket fold is one A4 sheet with eight small pages. Print it at its actual size, fold it into
          eighths, cut along the dashed line, and push it together into a booklet.
        </p>
      </section>
      <section aria-labelledby="saved-files">
        <SectionHeading id="saved-files">Files</SectionHeading>
        <div className={styles.buttons}>
          <Button
            variant="outline"
            disabled={isEmpty}
            onClick={() =>
              loadPart(async () => (await import("./export-files.ts")).exportCsv(loader, name, entries))
            }
          >
            Export CSV
          </Button>
          <Button
            variant="outline"
            disabled={isEmpty}
            onClick={() =>
              loadPart(async () => (await import("./export-files.ts")).exportAnki(loader, name, entries))
            }
          >
            Export for Anki
          </Button>
          <Button
            variant="outline"
            disabled={isEmpty}
            onClick={() => loadPart(async () => (await import("./export-files.ts")).exportBackup())}
          >
            Back Up All Sheets
          </Button>
          <ImportButton />
        </div>
        <p className={styles.note}>
          Your phrases and sheets are only on this device. A backup keeps all of them, or moves them to
          another device.
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

/** Prints the list in a layout, which remains what this page prints until another one is chosen. */
function PrintButtons({ name, entries }: TakeAlongProps) {
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
        <Button
          key={layout}
          variant="outline"
          disabled={entries.length === 0}
          onClick={() => loadPart(() => print(layout))}
        >
          {label}
        </Button>
      ))}
      {printed
        ? createPortal(<printed.Area layout={printed.layout} name={name} entries={entries} />, document.body)
        : null}
    </div>
  );
}

function ImportButton() {
  const input = useRef<HTMLInputElement>(null);
  const choose = async ({ target: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [file] = files ?? [];
    if (file) await loadPart(async () => (await import("./import-file.ts")).importFile(file));
    // The same file can be chosen again.
    if (input.current) input.current.value = "";
  };
  return (
    <>
      <Button variant="outline" onClick={() => input.current?.click()}>
        Import Backup
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label="Backup file"
        hidden
        onChange={choose}
      />
    </>
  );
}
