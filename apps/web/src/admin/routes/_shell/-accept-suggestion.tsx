import { Notice } from "@saywhere/ui/notice";
import { notify } from "@saywhere/ui/toasts/notify";
import type { Suggestion } from "@saywhere/validators/suggestions/suggestion";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { statusOf } from "../../../shared/api-error.ts";
import { mergeCredits } from "../../features/suggestion/merge-credits.ts";
import { isReplacement, SuggestedText } from "../../features/suggestion/suggested-text.tsx";
import { EditTranslationById } from "../../features/translation/edit-translation-dialog.tsx";
import { onErrorToastWithReason } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { errorText } from "../../lib/text/error-text.ts";
import { SUGGESTION_FIELDS } from "../../lib/text/suggestion-labels.ts";

interface AcceptDialogProps {
  suggestion: Suggestion;
  /** Address of the visitor's recording. */
  audioUrl?: string;
  onClose(): void;
}

/** The translation with what was suggested in its fields; saving it accepts the suggestion. */
export function AcceptDialog({ suggestion, audioUrl, onClose }: AcceptDialogProps) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { id, field, suggested, translation_id } = suggestion;
  const accept = useMutation(
    trpc.suggestion.accept.mutationOptions({
      onError: (error) => {
        if (!isDecidedAlready(error)) return onErrorToastWithReason("mark the suggestion as accepted")(error);
        // Replaces the toast of the saved translation, which is what the editor wanted.
        notify({
          title: "Translation updated",
          message: `The translation was successfully updated. ${errorText(error)}`,
        });
      },
      onSettled: () => queryClient.invalidateQueries(trpc.suggestion.pathFilter()),
    }),
  );
  return (
    <EditTranslationById
      id={translation_id}
      rows={[]}
      onClose={onClose}
      // The translation is saved already: an error here must not make the form ask for another save.
      onSaved={() => accept.mutate({ id })}
      note={
        <Notice title={`Suggested: ${SUGGESTION_FIELDS[field]}`}>
          <SuggestedText suggestion={suggestion} />
        </Notice>
      }
      suggest={(stored) => ({
        ...(isReplacement(suggestion) && { [field]: suggested }),
        ...(audioUrl !== undefined && { audio_url: audioUrl }),
        thanks_to: mergeCredits(stored.thanks_to, suggestion),
      })}
    />
  );
}

/** Whether a colleague has accepted or refused a suggestion meanwhile, or it expired: trying again cannot help. */
function isDecidedAlready(error: unknown): boolean {
  return [404, 409].includes(statusOf(error) ?? 0);
}
