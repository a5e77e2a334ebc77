import { Button } from "@saywhere/ui/button";
import { FormErrors } from "@saywhere/ui/form/form-errors";
import { submitOnControlEnter } from "@saywhere/ui/form/submit-on-control-enter";
import type { ReactNode, RefObject, SyntheticEvent } from "react";
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
  faults: string[];
  children: ReactNode;
}

/** A section of the settings that is saved on its own. */
export function SettingsSection(props: SettingsSectionProps) {
  const { id, title, lead, formRef, onSubmit, dirty, pending, faults, children } = props;
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
        <FormErrors errors={faults} />
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
          {dirty && !pending && <span className={styles.unsaved}>Not saved yet</span>}
        </div>
      </form>
    </section>
  );
}
