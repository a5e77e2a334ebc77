import { Select, Textarea, TextInput } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import { DiscardDialog } from "@saywhere/ui/dialog/discard-dialog";
import { FormErrors } from "@saywhere/ui/form/form-errors";
import { submitOnControlEnter } from "@saywhere/ui/form/submit-on-control-enter";
import { notify } from "@saywhere/ui/toasts/notify";
import type { ListedLanguage } from "@saywhere/validators/content/language";
import { type StoredSettings, storedSettingsInput } from "@saywhere/validators/settings/site-settings";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { onErrorToast } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { ConflictDialog, type StaleConflict } from "../../lib/conflict/conflict-dialog.tsx";
import { useLeaveGuard } from "../../lib/dialog/use-leave-guard.ts";
import { useReorderable } from "../../lib/form/sortable-list.tsx";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { useFormSubmit } from "../../lib/form/use-form-submit.ts";
import { conflictOf } from "../../lib/text/error-text.ts";
import { FEATURED, FeaturedLanguages } from "./featured-languages.tsx";
import styles from "./settings.module.css";
import { ALL_FIELDS, inSentence, SECTIONS } from "./settings-fields.ts";

type Texts = Omit<StoredSettings, "version">;

function textsOf({ version: _, ...texts }: StoredSettings): Texts {
  return texts;
}

const FEATURED_LABEL = "featured languages";
const notifyNotSaved = onErrorToast("save settings");

interface SettingsFormProps {
  stored: StoredSettings;
  /** All languages, in their order. */
  languages: ListedLanguage[];
}

/** All settings, with one button that saves what changed. The texts are one record with one version. */
export function SettingsForm({ stored, languages }: SettingsFormProps) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const form = useEntityForm({
    schema: storedSettingsInput.omit({ version: true }),
    initialValues: textsOf(stored),
  });
  const storedOrder = languages.slice(0, FEATURED).map((language) => ({ ...language, label: language.name }));
  const featured = useReorderable(storedOrder);
  const addLanguage = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<{ conflict: StaleConflict; mine: Texts } | null>(null);

  const changedTexts = () =>
    ALL_FIELDS.filter(({ name }) => form.isDirty(name)).map(({ label }) => inSentence(label));
  const changed = [...changedTexts(), ...(featured.dirty ? [FEATURED_LABEL] : [])];
  const notifySaved = (names: string[]) =>
    notify({
      title: "Settings saved",
      message: names.length > 0 ? `Saved: ${names.join(", ")}.` : "There were no changes to save.",
    });

  const update = useMutation(
    trpc.settings.update.mutationOptions({
      onMutate: () => form.getValues(),
      onSuccess: (saved, _input, submitted) => {
        setRefused(null);
        // What is typed while the call is under way stays unsaved.
        form.resetDirty(submitted);
        queryClient.setQueryData(trpc.settings.stored.queryKey({}), saved);
        void queryClient.invalidateQueries(trpc.activity.pathFilter());
      },
      onError: (error, { version: _, ...mine }) => {
        const conflict = conflictOf(error);
        if (conflict?.reason === "stale") setRefused({ conflict, mine });
        else notifyNotSaved();
      },
    }),
  );
  const feature = useMutation(
    trpc.language.feature.mutationOptions({
      onError: notifyNotSaved,
      onSuccess: async () => {
        void queryClient.invalidateQueries(trpc.activity.pathFilter());
        await queryClient.invalidateQueries(trpc.language.pathFilter());
      },
    }),
  );
  const order = { ids: featured.items.map(({ id }) => id) };
  const save = async (values: Texts) => {
    if (changedTexts().length > 0) await update.mutateAsync({ ...values, version: stored.version });
    if (featured.dirty) await feature.mutateAsync(order);
    if (changed.length > 0) notifySaved(changed);
  };
  const resolve = (values: Texts, { current }: StaleConflict) => {
    const chosen = ALL_FIELDS.filter(({ name }) => values[name] !== current[name]);
    const names = [
      ...chosen.map(({ label }) => inSentence(label)),
      ...(featured.dirty ? [FEATURED_LABEL] : []),
    ];
    const onSuccess = () => notifySaved(names);
    update.mutate(
      { ...values, version: Number(current["version"]) },
      { onSuccess: () => (featured.dirty ? feature.mutate(order, { onSuccess }) : onSuccess()) },
    );
  };
  const { formRef, submit, pending, errors } = useFormSubmit(form, save, () => {});

  // A newer version, possibly with changes by another user: the text typed here is kept.
  const adopt = useEffectEvent((now: Texts) => {
    const typed = Object.entries(form.getValues()).filter(([name]) => form.isDirty(name as keyof Texts));
    form.resetDirty(now);
    form.setValues({ ...now, ...Object.fromEntries(typed) });
  });
  useEffect(() => adopt(textsOf(stored)), [stored]);

  const guard = useLeaveGuard(
    () => changed.length > 0,
    () => {
      form.reset();
      featured.setItems(storedOrder);
    },
  );
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    if (featured.items.length === storedOrder.length) return submit(event);
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
            {fields.map(({ name, multiline, choices, ...field }) =>
              choices ? (
                <Select
                  key={name}
                  {...form.getInputProps(name)}
                  {...field}
                  data={choices}
                  allowDeselect={false}
                />
              ) : multiline ? (
                <Textarea
                  key={name}
                  {...form.getInputProps(name)}
                  {...field}
                  autosize
                  minRows={2}
                  maxRows={8}
                />
              ) : (
                <TextInput key={name} {...form.getInputProps(name)} {...field} autoComplete="off" />
              ),
            )}
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
      {guard.asking && <DiscardDialog onKeep={guard.keep} onDiscard={guard.discard} />}
      <ConflictDialog<Texts>
        opened={refused !== null}
        conflict={refused?.conflict ?? null}
        fields={ALL_FIELDS}
        base={textsOf(stored)}
        mine={refused?.mine ?? textsOf(stored)}
        pending={update.isPending}
        onResolve={(values) => refused && resolve(values, refused.conflict)}
        onCancel={() => setRefused(null)}
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
      <div className={styles.form}>{children}</div>
    </section>
  );
}
