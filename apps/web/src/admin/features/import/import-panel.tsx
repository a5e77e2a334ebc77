import { Button } from "@saywhere/ui/button";
import { DiscardDialog } from "@saywhere/ui/dialog/discard-dialog";
import type { ImportKind } from "@saywhere/validators/content/import";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { formatCount, formatNumber } from "../../../shared/format-count.ts";
import { useLeaveGuard } from "../../lib/dialog/use-leave-guard.ts";
import { ErrorNotice } from "../../lib/screen/error-notice.tsx";
import { ProgressBar } from "../../lib/screen/progress-bar.tsx";
import { useDownload } from "../../lib/transfer/use-download.ts";
import { useFocusFallback } from "../../lib/use-focus-fallback.ts";
import { FileChooser } from "./file-chooser.tsx";
import { FILE_TEXTS } from "./import-labels.ts";
import styles from "./import-panel.module.css";
import { ImportReportView } from "./import-report.tsx";
import { type ImportProgress, invalidRowsRequest } from "./run-import.ts";
import { useImport } from "./use-import.ts";

/** A file, the preview of its import, and the import. */
export function ImportPanel({ kind }: { kind: ImportKind }) {
  const current = useImport(kind);
  const { example } = FILE_TEXTS[kind];
  const [rows, setRows] = useState<string | null>(null);
  const { file, work, progress, report, failure, undone } = current;
  const { create = 0, update = 0, invalid = 0 } = report?.counts ?? {};
  const changes = create + update;
  const pasted = rows !== null;
  // After the undo, the rows can be corrected and imported again, like pasted rows with errors.
  const imported = report?.applied === true && !undone && !(pasted && invalid > 0);
  const input = useRef<HTMLInputElement>(null);
  const guard = useLeaveGuard(
    () => work === "importing" || (Boolean(rows?.trim()) && !imported),
    () => {
      current.reset();
      setRows(null);
    },
  );
  const importable = report !== null && !report.applied && invalid === 0 && changes > 0;
  const { exporting, download } = useDownload("the rows with errors");
  const startOver = () => {
    if (pasted && !imported) return current.correct();
    setRows(null);
    // Browsers open the file chooser only during the click, so the input must be there at once. Pasted rows have none.
    flushSync(current.reset);
    input.current?.click();
  };
  return (
    <div className={styles.panel} {...useFocusFallback<HTMLDivElement>()}>
      {file ? (
        <div className={styles.file}>
          <p data-begin tabIndex={-1}>
            <span className={styles.name}>{file.name}</span>{" "}
            <span className={styles.format}>{file.format}</span>
          </p>
          {work ? (
            <Button size="sm" variant="outline" onClick={current.reset}>
              Cancel
            </Button>
          ) : (
            <>
              {!imported && (
                <Button size="sm" variant="quiet" onClick={() => current.check(file)}>
                  Check again
                </Button>
              )}
              <Button size="sm" variant="outline" onClick={startOver}>
                {pasted && !imported ? "Edit the rows" : "Choose another file"}
              </Button>
            </>
          )}
        </div>
      ) : (
        <FileChooser
          input={input}
          example={example}
          rows={rows}
          onRows={setRows}
          onFileInstead={() =>
            guard.leave(() => {
              current.reset();
              setRows(null);
            })
          }
          onChoose={current.check}
          onFailure={current.fail}
        />
      )}
      <ErrorNotice>{failure}</ErrorNotice>
      {work && <ImportProgressBar work={work} progress={progress} />}
      {report && work !== "checking" && (
        <>
          {!file && <p>This is the result of the last check. Correct the rows and check them again.</p>}
          <ImportReportView kind={kind} report={report} />
          {invalid > 0 && file && (
            <div>
              <Button
                variant="outline"
                size="sm"
                pending={exporting}
                onClick={() => void download(...invalidRowsRequest(kind, file))}
              >
                Download the rows with errors (CSV)
              </Button>
            </div>
          )}
          {report.applied && file && (
            <ImportOutcome kind={kind} imported={changes} invalid={invalid} undone={undone} />
          )}
          {!report.applied && file && (
            <div className={styles.import}>
              <Button
                pending={work === "importing"}
                aria-disabled={!importable || undefined}
                aria-describedby="import-hint"
                onClick={importable ? () => current.importNow("all") : undefined}
              >
                {work === "importing" ? "Importing..." : "Import"}
              </Button>
              {invalid > 0 && changes > 0 && (
                <Button
                  variant="outline"
                  pending={work === "importing"}
                  onClick={() => current.importNow("valid")}
                >
                  Import the {changes === 1 ? "valid row" : `${formatNumber(changes)} valid rows`}
                </Button>
              )}
              <p id="import-hint">{hint(kind, { changes, invalid, pasted })}</p>
            </div>
          )}
        </>
      )}
      {guard.asking && (
        <DiscardDialog
          {...(work === "importing" && IMPORT_UNDER_WAY)}
          onKeep={guard.keep}
          onDiscard={guard.discard}
        />
      )}
    </div>
  );
}

interface ImportOutcomeProps {
  kind: ImportKind;
  /** Numbers of rows. */
  imported: number;
  invalid: number;
  undone: boolean;
}

function ImportOutcome({ kind, imported, invalid, undone }: ImportOutcomeProps) {
  if (undone) return <p role="status">The import was undone.</p>;
  return (
    <p role="status">
      {invalid > 0
        ? `${formatCount(imported, "row")} ${imported === 1 ? "was" : "were"} imported, ${formatCount(invalid, "row")} with errors ${invalid === 1 ? "was" : "were"} not.`
        : `All ${FILE_TEXTS[kind].contents} were imported.`}{" "}
      You can undo the import under <Link to="/activity">Activity</Link>.
    </p>
  );
}

const IMPORT_UNDER_WAY = {
  title: "Stop the import?",
  text: "It has not finished. If you leave this page, nothing is imported.",
  discard: "Stop and leave",
  keep: "Stay here",
};

interface HintFacts {
  changes: number;
  invalid: number;
  pasted: boolean;
}

function hint(kind: ImportKind, { changes, invalid, pasted }: HintFacts): string {
  if (invalid > 0) {
    const rows = invalid === 1 ? "1 row has errors." : `${formatNumber(invalid)} rows have errors.`;
    const fix = pasted ? "Edit the rows and check them again." : "Fix the file and choose it again.";
    if (changes === 0) return `${rows} ${fix}`;
    return `${rows} ${fix} Or import only the valid rows; you can undo this.`;
  }
  if (changes === 0) return "This file doesn’t change anything.";
  const { effect, noun } = FILE_TEXTS[kind];
  return `${effect(formatCount(changes, noun))}, all or none.`;
}

const PHASES: Record<ImportProgress["phase"], string> = {
  reading: "Reading the file",
  checking: "Checking the rows",
  writing: "Saving the changes",
};

interface ImportProgressBarProps {
  work: "checking" | "importing";
  progress: ImportProgress | null;
}

/** Progress of an import. The phase is announced; the numbers, which change many times a second, are not. */
function ImportProgressBar({ work, progress }: ImportProgressBarProps) {
  const phase = progress ? PHASES[progress.phase] : work === "checking" ? "Sending the file" : "Importing";
  const step =
    progress && progress.total > 0
      ? { ...progress, text: `${formatNumber(progress.done)} of ${formatNumber(progress.total)}` }
      : null;
  return (
    <div className={styles.progress}>
      <p>
        <span role="status">{phase}</span>
        {step && <span>: {step.text}</span>}
      </p>
      <ProgressBar label={phase} step={step} />
    </div>
  );
}
