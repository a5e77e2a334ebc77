import { Notice } from "@saywhere/ui/notice";
import type { Suggestion } from "@saywhere/validators/suggestions/suggestion";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { statusOf } from "../../../shared/api-error.ts";
import { mergeCredits } from "../../features/suggestion/merge-credits.ts";
import { isReplacement, SuggestedText } from "../../features/suggestion/suggested-text.tsx";
import {
  EditTranslationById,
  type TranslationChange,
} from "../../features/translation/edit-translation-dialog.tsx";
import { useTranslationWrites } from "../../features/translation/use-translation-writes.ts";
import { showErrorToast } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { conflictOf, errorText } from "../../lib/text/error-text.ts";
import { SUGGESTION_FIELDS } from "../../lib/text/suggestion-labels.ts";

interface AcceptDialogProps {
  suggestion: Suggestion;
  /** URL of the visitor's recording. */
  audioUrl?: string;
  onClose(): void;
}

/** The translation with what was suggested in its fields; saving it accepts the suggestion. */
export function AcceptDialog({ suggestion, audioUrl, onClose }: AcceptDialogProps) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { update, acceptSuggestion } = useTranslationWrites();
  /** Whether the suggestion was decided on, or has expired, while the dialog was open: accepting it again cannot help. */
  const [closed, setClosed] = useState(false);
  const { field, suggested, translation_id } = suggestion;
  const accept = async ({ id: _, ...texts }: TranslationChange) => {
    try {
      await acceptSuggestion.mutateAsync({ ...texts, suggestion_id: suggestion.id });
    } catch (error) {
      const decided = conflictOf(error)?.reason === "decided";
      if (decided) showErrorToast("update translation", errorText(error));
      if (decided || statusOf(error) === 404) {
        setClosed(true);
        void queryClient.invalidateQueries(trpc.suggestion.pathFilter());
      }
      throw error;
    }
  };
  return (
    <EditTranslationById
      id={translation_id}
      rows={[]}
      onClose={onClose}
      save={closed ? update.mutateAsync : accept}
      note={
        <Notice title={`Suggested: ${SUGGESTION_FIELDS[field]}`}>
          <SuggestedText suggestion={suggestion} />
          {closed && <p>You can still update the translation.</p>}
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
