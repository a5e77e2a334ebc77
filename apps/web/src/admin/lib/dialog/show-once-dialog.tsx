import { Stack } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import { Dialog, DialogActions } from "@saywhere/ui/dialog/dialog";
import { DiscardDialog } from "@saywhere/ui/dialog/discard-dialog";
import { CopyField } from "@saywhere/ui/form/copy-field";
import { Notice } from "@saywhere/ui/notice";
import { type ReactNode, useRef, useState } from "react";
import { useLeaveGuard } from "./use-leave-guard.ts";

export interface LossQuestion {
  title: string;
  text: string;
}

interface ShowOnceDialogProps {
  title: string;
  description?: ReactNode;
  /** What to copy now, in the amber notice. */
  notice?: string;
  copies: { label: string; text: string }[];
  /** The question to those who close the dialog before they have copied anything; none where nothing would be lost. */
  question?: LossQuestion | undefined;
  /** The question to those who leave the screen, where more would be lost than by closing the dialog. */
  questionOnLeaving?(isCopied: boolean): LossQuestion | undefined;
  width?: number;
  onClose(): void;
}

/**
 * Shows what no later response contains. A click outside does not close the dialog, and until the text is copied, only
 * *Done* closes it without a question.
 */
export function ShowOnceDialog(props: ShowOnceDialogProps) {
  const { notice, copies, question, questionOnLeaving, onClose, ...dialog } = props;
  const [isCopied, setCopied] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const isLeft = useRef(false);
  const close = () => {
    isLeft.current = true;
    onClose();
  };
  const ownQuestion = isCopied ? undefined : question;
  const leaveQuestion = questionOnLeaving ? questionOnLeaving(isCopied) : ownQuestion;
  const guard = useLeaveGuard(
    () => !isLeft.current && leaveQuestion !== undefined,
    () => {
      isLeft.current = true;
    },
  );
  const answers = { discard: "Leave", keep: "Stay here" };
  return (
    <>
      <Dialog
        {...dialog}
        onClose={() => (ownQuestion ? setClosing(true) : close())}
        closeOnClickOutside={false}
      >
        <Stack gap="xs">
          {notice && (
            <Notice tone="caution">
              <p>{notice}</p>
            </Notice>
          )}
          {copies.map((copy) => (
            <CopyField key={copy.label} {...copy} onCopied={() => setCopied(true)} />
          ))}
        </Stack>
        <DialogActions>
          <Button size="sm" onClick={close}>
            Done
          </Button>
        </DialogActions>
      </Dialog>
      {isClosing && (
        <DiscardDialog {...ownQuestion} {...answers} onKeep={() => setClosing(false)} onDiscard={close} />
      )}
      {guard.asking && (
        <DiscardDialog {...leaveQuestion} {...answers} onKeep={guard.keep} onDiscard={guard.discard} />
      )}
    </>
  );
}
