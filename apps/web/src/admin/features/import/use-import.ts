import { notify } from "@saywhere/ui/toasts/notify";
import type { ImportKind, ImportReport } from "@saywhere/validators/content/import";
import { useEffect, useRef, useState } from "react";
import { formatCount } from "../../../shared/format-count.ts";
import { onErrorToast } from "../../lib/api/error-toast.ts";
import { useInvalidateRecords } from "../../lib/api/use-invalidate-records.ts";
import { useUndoChange } from "../../lib/api/use-undo-change.ts";
import { transferText } from "../../lib/transfer/transfer-request.ts";
import { FILE_TEXTS } from "./import-labels.ts";
import { type ChosenFile, type ImportMode, type ImportProgress, runImport } from "./run-import.ts";

interface ImportState {
  file: ChosenFile | null;
  /** The current operation on the file. */
  work: "checking" | "importing" | null;
  progress: ImportProgress | null;
  report: ImportReport | null;
  failure: string | null;
}

const NOTHING: ImportState = { file: null, work: null, progress: null, report: null, failure: null };

/** An import from the choice of the file to its undo. A failed file stays for a retry. */
export function useImport(kind: ImportKind) {
  const { contents, title } = FILE_TEXTS[kind];
  const [state, setState] = useState(NOTHING);
  const running = useRef<AbortController>(null);
  const refresh = useInvalidateRecords();
  const undo = useUndoChange(kind, { what: "import" });

  // Leaving the page aborts the import; nothing is written then.
  useEffect(() => () => running.current?.abort(), []);

  async function run(file: ChosenFile, mode: ImportMode): Promise<void> {
    const work = mode === "check" ? "checking" : "importing";
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const { signal } = control;
    const change = (part: Partial<ImportState>) => {
      if (!signal.aborted) setState((before) => ({ ...before, ...part }));
    };
    change({ file, work, progress: null, failure: null, ...(work === "checking" && { report: null }) });
    try {
      const report = await runImport(kind, file, mode, {
        onProgress: (progress) => change({ progress }),
        signal,
      });
      change({ work: null, report });
      if (work === "importing" && !signal.aborted) reportImported(report);
    } catch (error) {
      if (signal.aborted) return;
      change({ work: null, failure: transferText(error) });
      if (work === "importing") reportFailure();
    }
  }

  const reportFailure = onErrorToast(`import ${contents}`);

  function reportImported({ applied, change_set_id, counts: { invalid } }: ImportReport): void {
    if (!applied) {
      reportFailure();
      return;
    }
    void refresh(kind);
    notify({
      title: `${title} imported`,
      message:
        invalid > 0
          ? `${formatCount(invalid, "row")} with errors ${invalid === 1 ? "was" : "were"} not imported.`
          : `The ${contents} were successfully imported.`,
      ...(change_set_id && { action: { label: "Undo", onClick: () => undo.mutate({ change_set_id }) } }),
    });
  }

  return {
    ...state,
    /** Whether the import that the report is about was undone. */
    undone: undo.isSuccess && undo.variables.change_set_id === state.report?.change_set_id,
    /** Shows a preview of a file's import. */
    check: (file: ChosenFile) => void run(file, "check"),
    importNow: (mode: Exclude<ImportMode, "check">) => {
      if (state.file) void run(state.file, mode);
    },
    /** Shows why a file cannot be sent. */
    fail: (error: unknown) => setState({ ...NOTHING, failure: transferText(error) }),
    /** Discards the file in favor of its corrected rows; its errors stay visible. */
    correct: () => setState(({ report }) => ({ ...NOTHING, report: hasErrors(report) ? report : null })),
    /** Aborts the current operation, and discards the file. */
    reset: () => {
      running.current?.abort();
      setState(NOTHING);
    },
  };
}

function hasErrors(report: ImportReport | null): boolean {
  return report !== null && report.counts.invalid > 0;
}
