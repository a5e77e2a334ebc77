import { Select, Stack, Textarea, TextInput } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import { FormErrors } from "@saywhere/ui/form/form-errors";
import { submitOnControlEnter } from "@saywhere/ui/form/submit-on-control-enter";
import type { ListedLanguage } from "@saywhere/validators/content/language";
import type { StoredSettings } from "@saywhere/validators/settings/site-settings";
import { type ReactNode, type SyntheticEvent, useRef } from "react";
import { ConflictDialog } from "../../lib/conflict/conflict-dialog.tsx";
import { LeaveQuestion } from "../../lib/dialog/leave-question.tsx";
import { useLeaveGuard } from "../../lib/dialog/use-leave-guard.ts";
import { FeaturedLanguages } from "./featured-languages.tsx";
import styles from "./settings.module.css";
import { ALL_FIELDS, SECTIONS } from "./settings-fields.ts";
import { type SettingsTexts, textsOf, useSettingsForm } from "./use-settings-form.ts";

interface SettingsFormProps {
  stored: StoredSettings;
  /** All languages, in their order. */
  languages: ListedLanguage[];
}

/** All settings, with one button that saves what changed. */
export function SettingsForm({ stored, languages }: SettingsFormProps) {
  const settings = useSettingsForm(stored, languages);
  const { form, formRef, submit, pending, errors, featured, changed } = settings;
  const { refused, ...conflict } = settings.conflict;
  const addLanguage = useRef<HTMLInputElement>(null);
  const guard = useLeaveGuard(() => changed.length > 0, settings.reset);
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    if (settings.isComplete) return submit(event);
    event.preventDefault();
    addLanguage.current?.focus();
  };

  return (
    <>
      <form
        ref={formRef}
        aria-label="Settings"
        noValidate
        onSubmit={onSubmit}
        onKeyDown={submitOnControlEnter}
      >
        {SECTIONS.map(({ id, title, lead, fields }) => (
          <Section key={id} id={id} title={title} lead={lead}>
            {fields.map(({ name, multiline, choices, ...field }) => {
              const props = { ...form.getInputProps(name), ...field };
              if (choices) return <Select key={name} {...props} data={choices} />;
              return multiline ? (
                <Textarea key={name} {...props} autosize minRows={2} maxRows={8} />
              ) : (
                <TextInput key={name} {...props} autoComplete="off" />
              );
            })}
            {id === "featured-languages" && (
              <FeaturedLanguages {...featured} title={title} languages={languages} select={addLanguage} />
            )}
          </Section>
        ))}
        <div className={styles.save}>
          <FormErrors errors={errors} />
          <Button type="submit" size="sm" pending={pending} aria-keyshortcuts="Control+Enter">
            {pending ? "Saving..." : "Save settings"}
          </Button>
          <span className={styles.unsaved}>
            {changed.length > 0 && !pending ? `Not saved: ${changed.join(", ")}` : ""}
          </span>
        </div>
      </form>
      <LeaveQuestion guard={guard} saving={settings.isSaving} />
      <ConflictDialog<SettingsTexts>
        conflict={refused?.conflict ?? null}
        fields={ALL_FIELDS}
        base={textsOf(stored)}
        mine={refused?.mine ?? textsOf(stored)}
        pending={conflict.pending}
        onResolve={(values) => refused && conflict.resolve(values, refused.conflict)}
        onCancel={conflict.cancel}
      />
    </>
  );
}

interface SectionProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <Stack>{children}</Stack>
    </section>
  );
}
