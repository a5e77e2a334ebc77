import { TextInput } from "@mantine/core";
import { type PhraseIntentInput, phraseIntentInput } from "@saywhere/validators/content/phrase";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useMutationToasts } from "../../lib/api/use-mutation-toasts.ts";
import { FormDialog } from "../../lib/dialog/form-dialog.tsx";
import { PhraseSelect } from "../../lib/form/phrase-select.tsx";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";

interface AddIntentDialogProps {
  /** A visitor's search text without results. */
  text: string;
  onClose(saved: boolean): void;
}

/** Adds a text to the other ways to say a phrase. */
export function AddIntentDialog({ text, onClose }: AddIntentDialogProps) {
  const addIntent = useAddIntent();
  const form = useEntityForm({
    schema: phraseIntentInput,
    initialValues: { phrase_id: null as number | null, intent: text },
  });
  return (
    <FormDialog
      onClose={onClose}
      title="Add to a phrase"
      description="Searching for this text then finds the phrase."
      form={form}
      onSave={addIntent}
      submitLabel="Add to phrase"
      pendingLabel="Adding..."
      width={520}
    >
      <TextInput {...form.getInputProps("intent")} label="Another way to say it" required />
      <PhraseSelect {...form.getInputProps("phrase_id")} label="Phrase" required data-autofocus />
    </FormDialog>
  );
}

/** Adds an intent to the current version of a phrase, unless the phrase has it already. */
function useAddIntent(): (input: PhraseIntentInput) => Promise<unknown> {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const update = useMutation(trpc.phrase.update.mutationOptions(useMutationToasts("phrase").on("update")));
  return async ({ phrase_id, intent }) => {
    const options = trpc.phrase.adminGet.queryOptions({ id: phrase_id });
    const { id, version, english, category_id, intents } = await queryClient.query({
      ...options,
      staleTime: 0,
    });
    const added = intents.includes(intent) ? intents : [...intents, intent];
    return update.mutateAsync({ id, version, english, category_id, intents: added });
  };
}
