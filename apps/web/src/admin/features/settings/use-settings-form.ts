import { notify } from "@saywhere/ui/toasts/notify";
import type { ListedLanguage } from "@saywhere/validators/content/language";
import { type StoredSettings, storedSettingsInput } from "@saywhere/validators/settings/site-settings";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { onErrorToast } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import type { StaleConflict } from "../../lib/conflict/conflict-dialog.tsx";
import { useReorderable } from "../../lib/form/sortable-list.tsx";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { useFormSubmit } from "../../lib/form/use-form-submit.ts";
import { conflictOf } from "../../lib/text/error-text.ts";
import { FEATURED } from "./featured-languages.tsx";
import { ALL_FIELDS, inSentence } from "./settings-fields.ts";

export type SettingsTexts = Omit<StoredSettings, "version">;

export function textsOf({ version: _, ...texts }: StoredSettings): SettingsTexts {
  return texts;
}

const FEATURED_LABEL = "featured languages";
const notifyNotSaved = onErrorToast("save settings");

const notifySaved = (names: string[]) =>
  notify({
    title: "Settings saved",
    message: names.length > 0 ? `Saved: ${names.join(", ")}.` : "There were no changes to save.",
  });

/**
 * The form of all settings. The texts are one record with one version; the featured languages are an order of their own.
 *
 * @param languages all languages, in their order
 */
export function useSettingsForm(stored: StoredSettings, languages: ListedLanguage[]) {
  const form = useEntityForm({
    schema: storedSettingsInput.omit({ version: true }),
    initialValues: textsOf(stored),
  });
  const storedOrder = languages.slice(0, FEATURED).map((language) => ({ ...language, label: language.name }));
  const featured = useReorderable(storedOrder);
  const [refused, setRefused] = useState<{ conflict: StaleConflict; mine: SettingsTexts } | null>(null);
  const { update, feature } = useSettingsMutations({
    onSaved: (submitted) => {
      setRefused(null);
      // What is typed while the call is under way stays unsaved.
      form.resetDirty(submitted);
    },
    onRefused: (conflict, mine) => setRefused({ conflict, mine }),
    readTexts: () => form.getValues(),
  });

  const changedTexts = () =>
    ALL_FIELDS.filter(({ name }) => form.isDirty(name)).map(({ label }) => inSentence(label));
  const changedOrder = featured.dirty ? [FEATURED_LABEL] : [];
  const changed = [...changedTexts(), ...changedOrder];
  const order = { ids: featured.items.map(({ id }) => id) };
  const entered = () => JSON.stringify([form.getValues(), order]);
  const [sent, setSent] = useState("");
  const save = async (values: SettingsTexts) => {
    setSent(entered());
    if (changedTexts().length > 0) await update.mutateAsync({ ...values, version: stored.version });
    if (featured.dirty) await feature.mutateAsync(order);
    if (changed.length > 0) notifySaved(changed);
  };
  /** Saves what the editor chose from a conflict. */
  const resolve = (values: SettingsTexts, { current }: StaleConflict) => {
    const chosen = ALL_FIELDS.filter(({ name }) => values[name] !== current[name]);
    const names = [...chosen.map(({ label }) => inSentence(label)), ...changedOrder];
    const onSuccess = () => notifySaved(names);
    update.mutate(
      { ...values, version: Number(current["version"]) },
      { onSuccess: () => (featured.dirty ? feature.mutate(order, { onSuccess }) : onSuccess()) },
    );
  };

  // A newer version, possibly with changes by another user: the text typed here is kept.
  const adopt = useEffectEvent((now: SettingsTexts) => {
    const typed = Object.entries(form.getValues()).filter(([name]) =>
      form.isDirty(name as keyof SettingsTexts),
    );
    form.resetDirty(now);
    form.setValues({ ...now, ...Object.fromEntries(typed) });
  });
  useEffect(() => adopt(textsOf(stored)), [stored]);

  const submission = useFormSubmit(form, save, () => {});
  return {
    ...submission,
    form,
    featured,
    /** Whether everything that was changed is being saved; what was typed since is not. */
    isSaving: refused ? update.isPending : submission.pending && sent === entered(),
    /** Whether as many languages are chosen as the site features. */
    isComplete: featured.items.length === storedOrder.length,
    /** Names of the settings that changed. */
    changed,
    reset: () => {
      form.reset();
      featured.setItems(storedOrder);
    },
    conflict: {
      refused,
      pending: update.isPending,
      resolve,
      cancel: () => setRefused(null),
    },
  };
}

interface MutationOptions {
  onSaved: (submitted: SettingsTexts) => void;
  onRefused: (conflict: StaleConflict, mine: SettingsTexts) => void;
  /** The texts in the form. */
  readTexts: () => SettingsTexts;
}

function useSettingsMutations({ onSaved, onRefused, readTexts }: MutationOptions) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const update = useMutation(
    trpc.settings.update.mutationOptions({
      onMutate: readTexts,
      onSuccess: (saved, _input, submitted) => {
        onSaved(submitted);
        queryClient.setQueryData(trpc.settings.stored.queryKey({}), saved);
        void queryClient.invalidateQueries(trpc.activity.pathFilter());
      },
      onError: (error, { version: _, ...mine }) => {
        const conflict = conflictOf(error);
        if (conflict?.reason === "stale") onRefused(conflict, mine);
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
  return { update, feature };
}
