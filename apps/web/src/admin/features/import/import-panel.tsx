import { Button } from "@saywhere/ui/button";
import { DiscardDialog } from "@saywhere/ui/dialog/discard-dialog";
import { Notice } from "@saywhere/ui/notice";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useLeaveGuard } from "../../lib/dialog/use-leave-guard.ts";
import { useFocusFallback } from "../../lib/use-focus-fallback.ts";
import { FileChooser } from "./file-chooser.tsx";
import styles from "./import-panel.module.css";
import { ImportProgressBar } from "./import-progress-bar.tsx";
import { ImportReportView } from "./import-report-view.tsx";
import { useImport } from "./use-import.ts";

/** A file, the preview of its import, and the import. */
export function ImportPanel() {
  const current = useImport();
  const [rows, setRows] = useState<string | null>(null);
  const { file, work, progress, report, failure } = current;
  const { create = 0, update = 0, invalid = 0 } = report?.counts ?? {};
  const changes = create + update;
  const guard = useLeaveGuard(
    () => Boolean(rows?.trim()) && !report?.applied,
    () => setRows(null),
  );
  const importable = report !== null && !report.applied && invalid === 0 && changes > 0;
  const startOver = () => {
    // Invalid pasted rows stay in their field, where they can be corrected.
    if (report?.applied) setRows(null);
    current.forget();
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
            <Button size="sm" variant="outline" onClick={current.forget}>
              Cancel
            </Button>
          ) : (
            <>
              {!report?.applied && (
                <Button size="sm" variant="quiet" onClick={() => current.check(file)}>
                  Check again
                </Button>
              )}
              <Button size="sm" variant="outline" onClick={startOver}>
                {rows !== null && !report?.applied ? "Change the rows" : "Choose another file"}
              </Button>
            </>
          )}
        </div>
      ) : (
        <FileChooser
          rows={rows}
          onRows={setRows}
          onFileInstead={() => guard.leave(() => setRows(null))}
          onChoose={current.check}
          onFailure={current.refuse}
        />
      )}
      {failure && (
        <Notice tone="warning" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      {work && <ImportProgressBar work={work} progress={progress} />}
      {report && work !== "checking" && (
        <>
          <ImportReportView report={report} />
          {report.applied ? (
            <p role="status">
              Everything was imported. It can be undone as a whole in the <Link to="/activity">activity</Link>
              .
            </p>
          ) : (
            <div className={styles.import}>
              <Button
                pending={work === "importing"}
                aria-disabled={!importable || undefined}
                aria-describedby="import-hint"
                onClick={importable ? current.importNow : undefined}
              >
                {work === "importing" ? "Importing..." : "Import"}
              </Button>
              <p id="import-hint">{hint(changes, invalid, rows !== null)}</p>
            </div>
          )}
        </>
      )}
      {guard.asking && <DiscardDialog onKeep={guard.keep} onDiscard={guard.discard} />}
    </div>
  );
}

const format = new Intl.NumberFormat("en");

function hint(changes: number, invalid: number, pasted: boolean): string {
  if (invalid > 0) {
    const rows = invalid === 1 ? "One row is wrong." : `${format.format(invalid)} rows are wrong.`;
    const what = pasted ? "Change the rows and check them again" : "Mend the file and choose it again";
    return `${rows} ${what}: nothing is imported while a row is wrong.`;
  }
  if (changes === 0) return "The file changes nothing.";
  const rows = changes === 1 ? "One translation" : `${format.format(changes)} translations`;
  return `${rows} will be written, all at once.`;
}
