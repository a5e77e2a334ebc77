import { Textarea } from "@mantine/core";
import { notify } from "@saywhere/ui/toasts/notify";
import { refuseSuggestionInput, type Suggestion } from "@saywhere/validators/suggestions/suggestion";
import { SUGGESTION_LENGTH } from "@saywhere/validators/suggestions/suggestion-limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
import { FormDialog } from "../../lib/dialog/form-dialog.tsx";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { suggestionSubject } from "../../lib/text/suggestion-labels.ts";

interface RefuseDialogProps {
  suggestion: Suggestion;
  onClose(): void;
}

/** Asks for the reason before a suggestion is refused. */
export function RefuseDialog({ suggestion, onClose }: RefuseDialogProps) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const form = useEntityForm({
    schema: refuseSuggestionInput.omit({ id: true }),
    initialValues: { reason: "" },
  });
  const refuse = useMutation(
    trpc.suggestion.refuse.mutationOptions({
      onSuccess: () => notify({ title: "Suggestion refused", message: "The translation stays as it is." }),
      // After an error, the list may be out of date: another editor has decided.
      onSettled: () => queryClient.invalidateQueries(trpc.suggestion.pathFilter()),
    }),
  );
  return (
    <FormDialog
      onClose={onClose}
      title="Refuse suggestion"
      form={form}
      onSave={({ reason }) => refuse.mutateAsync({ id: suggestion.id, reason })}
      submitLabel="Refuse"
      pendingLabel="Refusing..."
      width={400}
    >
      <p>
        Leave {suggestionSubject(suggestion)} as it is? Open suggestions of the same text are refused too. The
        visitor is not notified.
      </p>
      <Textarea
        {...form.getInputProps("reason")}
        label="Reason (optional)"
        maxLength={SUGGESTION_LENGTH}
        rows={2}
      />
    </FormDialog>
  );
}
