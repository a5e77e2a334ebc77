import { Select, Textarea, TextInput } from "@mantine/core";
import { type StoredSettings, storedSettingsInput } from "@saywhere/validators/settings/site-settings";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { ConflictDialog, type StaleConflict } from "../../lib/conflict/conflict-dialog.tsx";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { useFormSubmit } from "../../lib/form/use-form-submit.ts";
import { conflictOf } from "../../lib/text/error-text.ts";
import { ALL_FIELDS, type SettingField } from "./settings-fields.ts";
import { notifyNotSaved, notifySaved, SettingsSection, useReportUnsaved } from "./settings-section.tsx";

type Texts = Omit<StoredSettings, "version">;

interface TextSettingsProps {
  id: string;
  title: string;
  lead: ReactNode;
  fields: SettingField[];
  stored: StoredSettings;
}

function textsOf({ version: _, ...texts }: StoredSettings): Texts {
  return texts;
}

/**
 * A section of texts. All settings are one record with one version; a save sends the other settings as they are stored.
 */
export function TextSettingsSection({ id, title, lead, fields, stored }: TextSettingsProps) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const texts = textsOf(stored);
  const form = useEntityForm({ schema: storedSettingsInput.omit({ version: true }), initialValues: texts });
  const [refused, setRefused] = useState<{ conflict: StaleConflict; mine: Texts } | null>(null);
  const update = useMutation(
    trpc.settings.update.mutationOptions({
      onSuccess: (saved) => {
        setRefused(null);
        form.resetDirty();
        queryClient.setQueryData(trpc.settings.stored.queryKey({}), saved);
        void queryClient.invalidateQueries(trpc.activity.pathFilter());
        notifySaved();
      },
      onError: (error, { version: _, ...mine }) => {
        const conflict = conflictOf(error);
        if (conflict?.reason === "stale") setRefused({ conflict, mine });
        else notifyNotSaved();
      },
    }),
  );
  const { formRef, submit, pending, errors } = useFormSubmit(
    form,
    (values) => update.mutateAsync({ ...values, version: stored.version }),
    () => {},
  );
  const dirty = form.isDirty();
  useReportUnsaved(id, dirty);

  // Another section was saved, possibly with changes by another user: the text typed here is kept.
  const adopt = useEffectEvent((now: Texts) => {
    const typed = Object.entries(form.getValues()).filter(([name]) => form.isDirty(name as keyof Texts));
    form.resetDirty(now);
    form.setValues({ ...now, ...Object.fromEntries(typed) });
  });
  useEffect(() => adopt(textsOf(stored)), [stored]);

  return (
    <>
      <SettingsSection
        id={id}
        title={title}
        lead={lead}
        formRef={formRef}
        onSubmit={submit}
        dirty={dirty}
        pending={pending}
        errors={errors}
      >
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
            <Textarea key={name} {...form.getInputProps(name)} {...field} autosize minRows={2} maxRows={8} />
          ) : (
            <TextInput key={name} {...form.getInputProps(name)} {...field} autoComplete="off" />
          ),
        )}
      </SettingsSection>
      <ConflictDialog<Texts>
        opened={refused !== null}
        conflict={refused?.conflict ?? null}
        fields={ALL_FIELDS}
        base={texts}
        mine={refused?.mine ?? texts}
        pending={update.isPending}
        onResolve={(values) =>
          update.mutate({ ...values, version: Number(refused?.conflict.current["version"]) })
        }
        onCancel={() => setRefused(null)}
      />
    </>
  );
}
