import { Checkbox } from "@mantine/core";
import { type AdminPhrase, phraseInput } from "@saywhere/validators/content/phrase";
import { paths } from "@saywhere/validators/urls/paths";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { formatCount } from "../../../shared/format-count.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useMutationToasts } from "../../lib/api/use-mutation-toasts.ts";
import { ConfirmDialog } from "../../lib/dialog/confirm-dialog.tsx";
import { EditDialog } from "../../lib/dialog/edit-dialog.tsx";
import { FormDialog } from "../../lib/dialog/form-dialog.tsx";
import type { RecordLinks } from "../../lib/dialog/record-navigation.tsx";
import { comparedSlug } from "../../lib/form/slug-field.tsx";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { PhraseFields } from "./phrase-fields.tsx";
import { phraseConflictFields, phraseValues, usePhraseNames } from "./phrase-form.ts";
import { useCategories } from "./use-categories.ts";

interface AddPhraseDialogProps {
  /** The category that the list is filtered by. */
  category?: number | undefined;
  /** A visitor's search text without results, to be added as a phrase. */
  english: string | undefined;
  onClose(saved: boolean): void;
}

export function AddPhraseDialog({ category, english, onClose }: AddPhraseDialogProps) {
  const { add } = usePhraseWrites();
  const names = usePhraseNames();
  const initialValues = { ...phraseValues(), english: english ?? "", category_id: category ?? null };
  const form = useEntityForm({ schema: phraseInput, initialValues });
  const [staysOpen, setStaysOpen] = useState(false);
  const [added, setAdded] = useState(0);
  const englishField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (added > 0) englishField.current?.focus();
  }, [added]);
  const startAnother = () => {
    // Phrases added one after the other usually belong to one category.
    const next = { ...phraseValues(), category_id: form.getValues().category_id };
    form.setValues(next);
    form.resetDirty(next);
    setAdded(added + 1);
  };
  return (
    <FormDialog
      onClose={(saved) => (saved && staysOpen ? startAnother() : onClose(saved || added > 0))}
      title="Add Phrase"
      description="An English phrase to translate into every language."
      form={form}
      onSave={add.mutateAsync}
      submitLabel="Add Phrase"
      pendingLabel="Adding..."
      width={560}
    >
      <PhraseFields key={added} form={form} names={names} refusal={add.error} englishField={englishField} />
      {english === undefined && (
        <Checkbox
          label="Keep open to add another phrase in this category"
          checked={staysOpen}
          onChange={(event) => setStaysOpen(event.currentTarget.checked)}
        />
      )}
    </FormDialog>
  );
}

interface StoredPhraseProps {
  phrase: AdminPhrase;
  onClose(): void;
}

/** Open while mounted. */
export function EditPhraseDialog({
  phrase,
  neighbors,
  onClose,
}: StoredPhraseProps & Pick<RecordLinks, "neighbors">) {
  const { update } = usePhraseWrites();
  /** As of the opening of the dialog, whatever is read meanwhile. */
  const [stored] = useState(phrase);
  const names = usePhraseNames(stored.related_phrases);
  const categories = useCategories();
  const form = useEntityForm({ schema: phraseInput, initialValues: phraseValues(stored) });
  return (
    <EditDialog
      record={stored}
      onClose={onClose}
      title="Edit Phrase"
      description={`Edit the phrase “${stored.english}”.`}
      form={form}
      onSave={update.mutateAsync}
      neighbors={neighbors}
      siteUrl={paths.phrase(stored.slug)}
      conflictFields={phraseConflictFields(names, categories)}
      {...comparedSlug(form.values.slug, form.values.english, { slug: stored.slug, source: stored.english })}
      submitLabel="Update Phrase"
      width={560}
    >
      <PhraseFields form={form} names={names} stored={stored} refusal={update.error} />
    </EditDialog>
  );
}

export function DeletePhraseDialog({ phrase, onClose }: StoredPhraseProps) {
  const { remove } = usePhraseWrites();
  const { id, english, translation_count: count } = phrase;
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Delete Phrase"
      notice={<p>This also removes all its translations in all languages.</p>}
      counts={
        count === 0
          ? "It has no translations yet."
          : `${formatCount(count, "translation")} will also be deleted.`
      }
      confirmLabel="Delete Phrase"
      onConfirm={() => remove.mutateAsync({ id })}
    >
      Are you sure you want to delete the phrase “{english}”?
    </ConfirmDialog>
  );
}

function usePhraseWrites() {
  const trpc = useTRPC();
  const { on } = useMutationToasts("phrase");
  const navigate = useNavigate();
  const toTranslations = ({ id }: { id: number }) => ({
    label: "View Translations",
    onClick: () => void navigate({ to: "/phrases/$phraseId/translations", params: { phraseId: String(id) } }),
  });
  return {
    add: useMutation(
      trpc.phrase.create.mutationOptions(on("add", toTranslations, ({ english }: AdminPhrase) => english)),
    ),
    update: useMutation(trpc.phrase.update.mutationOptions(on("update"))),
    remove: useMutation(trpc.phrase.delete.mutationOptions(on("delete"))),
  };
}
