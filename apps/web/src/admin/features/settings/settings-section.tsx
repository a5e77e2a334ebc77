import { Button } from "@saywhere/ui/button";
import { DiscardDialog } from "@saywhere/ui/dialog/discard-dialog";
import { FormErrors } from "@saywhere/ui/form/form-errors";
import { submitOnControlEnter } from "@saywhere/ui/form/submit-on-control-enter";
import { notify } from "@saywhere/ui/toasts/notify";
import {
  createContext,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  use,
  useCallback,
  useEffect,
  useState,
} from "react";
import { onErrorToast } from "../../lib/api/error-toast.ts";
import { useLeaveGuard } from "../../lib/dialog/use-leave-guard.ts";
import styles from "./settings.module.css";

interface SettingsSectionProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  lead: ReactNode;
  formRef?: RefObject<HTMLFormElement | null>;
  onSubmit(event: SyntheticEvent<HTMLFormElement>): void;
  dirty: boolean;
  pending: boolean;
  errors: string[];
  children: ReactNode;
}

/** A section of the settings that is saved on its own. */
export function SettingsSection(props: SettingsSectionProps) {
  const { id, title, lead, formRef, onSubmit, dirty, pending, errors, children } = props;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <form
        ref={formRef}
        className={styles.form}
        noValidate
        onSubmit={onSubmit}
        onKeyDown={submitOnControlEnter}
      >
        <FormErrors errors={errors} />
        {children}
        <div className={styles.save}>
          <Button
            type="submit"
            size="sm"
            pending={pending}
            aria-keyshortcuts="Control+Enter"
            aria-label={pending ? undefined : `Save ${title.toLowerCase()}`}
          >
            {pending ? "Saving..." : "Save"}
          </Button>
          {dirty && !pending && <span className={styles.unsaved}>Unsaved changes</span>}
        </div>
      </form>
    </section>
  );
}

export function notifySaved(): void {
  notify({ title: "Settings saved", message: "The settings were successfully saved." });
}

export const notifyNotSaved = onErrorToast("save settings");

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
