import { notify } from "@saywhere/ui/toasts/notify";
import type { HistoryInput, RestoreInput } from "@saywhere/validators/history/activity";
import { useMutation } from "@tanstack/react-query";
import { onErrorToast } from "../api/error-toast.ts";
import { useTRPC } from "../api/trpc.ts";
import { useInvalidateRecords } from "../api/use-invalidate-records.ts";
import { InlineConfirm } from "../dialog/inline-confirm.tsx";
import type { NativeLanguage } from "../form/field-text.tsx";
import { useAccess } from "../session/access.ts";
import { capitalized, recordWord } from "../text/record-labels.ts";

export interface RestoreButtonProps {
  kind: HistoryInput["kind"];
  /** The language of a translation. */
  language?: (NativeLanguage & { id: number }) | undefined;
  changeId: string;
  state: RestoreInput["state"];
  label?: string;
}

/** Restores a record to its state before or after a change, after a confirmation. */
export function RestoreButton(props: RestoreButtonProps) {
  const { kind, language, changeId, state, label = "Restore this state" } = props;
  const { canEditContent, canTranslate } = useAccess();
  const word = recordWord(kind);
  const refresh = useInvalidateRecords();
  const restore = useMutation(
    useTRPC().activity.restore.mutationOptions({
      onSuccess: async () => {
        notify({
          title: `${capitalized(word)} restored`,
          message: `The ${word} was successfully restored.`,
        });
        await refresh(kind);
      },
      onError: onErrorToast(`restore ${word}`),
    }),
  );
  if (!(language ? canTranslate(language.id) : canEditContent)) return null;
  return (
    <InlineConfirm
      label={label}
      question={`Restore this ${word} to this state? The current version stays in the history.`}
      confirm="Restore"
      pendingText="Restoring..."
      onConfirm={() => restore.mutateAsync({ change_id: changeId, state })}
    />
  );
}
