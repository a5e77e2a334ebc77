import { Button } from "@saywhere/ui/button";
import { Dialog, DialogActions } from "@saywhere/ui/dialog/dialog";
import { NativeText } from "@saywhere/ui/text/native-text";
import type { Translation, TranslationRow } from "@saywhere/validators/content/translation";
import { LeaveQuestion } from "../../../lib/dialog/leave-question.tsx";
import { useLeaveGuard } from "../../../lib/dialog/use-leave-guard.ts";
import { useReadOnlyReason } from "../../../lib/session/access.ts";
import { Comments } from "./comments.tsx";
import { useCommentDraft } from "./use-comment-draft.ts";

interface CommentsDialogProps {
  row: TranslationRow & { translation: Translation };
  onClose(): void;
}

/** The comments on a translation for an editor who may not change it, but may be mentioned there. Open while mounted. */
export function CommentsDialog({ row, onClose }: CommentsDialogProps) {
  const { translation, language, phrase, open_comments } = row;
  const readOnlyReason = useReadOnlyReason();
  const draft = useCommentDraft(translation.id);
  const guard = useLeaveGuard(draft.form.isDirty, draft.form.reset);
  const close = () => {
    if (!guard.asking) guard.leave(onClose);
  };
  return (
    <>
      <Dialog
        title="Comments"
        description={`The comments on “${phrase.english}” in ${language.name}.`}
        onClose={close}
        width={600}
        fullScreenOnPhones
      >
        <p>
          <NativeText {...language}>{translation.native_text}</NativeText>
        </p>
        <p>{readOnlyReason}</p>
        <Comments translationId={translation.id} openComments={open_comments} draft={draft} />
        <DialogActions>
          <Button variant="outline" size="sm" onClick={close}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
      <LeaveQuestion guard={guard} saving={draft.pending} />
    </>
  );
}
