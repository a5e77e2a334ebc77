import { TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { SearchableSelect } from "@saywhere/ui/form/searchable-select";
import { withEmptyOption } from "@saywhere/ui/list/combobox-empty-option";
import { type PhraseIntentInput, phraseIntentInput } from "@saywhere/validators/content/phrase";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useMutationToasts } from "../../lib/api/use-mutation-toasts.ts";
import { FormDialog } from "../../lib/dialog/form-dialog.tsx";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";

const TYPING_PAUSE_MS = 200;

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
  const [typed, setTyped] = useState("");
  const [sought, setSought] = useState("");
  const [search] = useDebouncedValue(sought.trim(), TYPING_PAUSE_MS);
  const options = useQuery({
    ...useTRPC().phrase.options.queryOptions({ search }),
    placeholderData: keepPreviousData,
  });
  const choices = options.data ?? [];
  const type = (written: string) => {
    setTyped(written);
    // The field shows the text of the chosen phrase, which needs no search.
    if (!choices.some(({ english }) => english === written)) setSought(written);
  };
  return (
    <FormDialog
      onClose={onClose}
      title="Add to a phrase"
      description="Searching for this text then finds the phrase."
      form={form}
      onSubmit={addIntent}
      submitLabel="Add to phrase"
      pendingLabel="Adding..."
      width={520}
    >
      <TextInput {...form.getInputProps("intent")} label="Another way to say it" required />
      <SearchableSelect<number>
        {...form.getInputProps("phrase_id")}
        label="Phrase"
        placeholder="Type to find a phrase"
        data={choices.map(({ id, english }) => ({ value: id, label: english }))}
        // The server has already filtered the options, tolerating typos.
        filter={({ options: all }) =>
          withEmptyOption(all, options.isFetching ? "Searching…" : "No matching phrases")
        }
        loading={sought.trim() !== search || options.isFetching}
        searchValue={typed}
        onSearchChange={type}
        allowDeselect={false}
        required
        data-autofocus
      />
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
