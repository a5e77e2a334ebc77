import { DiscardDialog } from "@saywhere/ui/dialog/discard-dialog";
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from "react";
import { useLeaveGuard } from "../../lib/dialog/use-leave-guard.ts";

type Report = (section: string, dirty: boolean) => void;
const ReportContext = createContext<Report>(() => {});

/** Asks for a single confirmation before unsaved changes of any contained section are lost. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback<Report>((section, isDirty) => {
    setDirty((before) => {
      if (before.has(section) === isDirty) return before;
      const after = new Set(before);
      if (isDirty) after.add(section);
      else after.delete(section);
      return after;
    });
  }, []);
  const guard = useLeaveGuard(
    () => dirty.size > 0,
    () => setDirty(new Set()),
  );
  return (
    <ReportContext value={report}>
      {children}
      {guard.asking && <DiscardDialog onKeep={guard.keep} onDiscard={guard.discard} />}
    </ReportContext>
  );
}

/** Reports to the enclosing guard whether a section has unsaved changes. */
export function useReportUnsaved(section: string, dirty: boolean): void {
  const report = use(ReportContext);
  useEffect(() => {
    report(section, dirty);
    return () => report(section, false);
  }, [report, section, dirty]);
}
