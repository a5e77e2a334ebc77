import { Stack } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import { Dialog, DialogActions } from "@saywhere/ui/dialog/dialog";
import { DiscardDialog } from "@saywhere/ui/dialog/discard-dialog";
import { CopyField } from "@saywhere/ui/form/copy-field";
import { Notice } from "@saywhere/ui/notice";
import { type ReactNode, useRef } from "react";
import { useLeaveGuard } from "./use-leave-guard.ts";

interface ShowOnceDialogProps {
  title: string;
  description?: ReactNode;
  /** What to copy now, in the amber notice. */
  notice?: string;
  copies: { label: string; text: string }[];
  /** The question to those who leave before they have copied anything; none where nothing would be lost. */
  question?: { title: string; text: string } | undefined;
  width?: number;
  onClose(): void;
}

/**
 * Shows what no later response contains. A click outside does not close the dialog, and until the text is copied, only
 * *Done* closes it without a question.
 */
export function ShowOnceDialog({ notice, copies, question, onClose, ...dialog }: ShowOnceDialogProps) {
  const kept = useRef(question === undefined);
  const setKept = () => {
    kept.current = true;
  };
  const guard = useLeaveGuard(() => !kept.current, setKept);
  return (
    <>
      <Dialog {...dialog} onClose={() => guard.leave(onClose)} closeOnClickOutside={false}>
        <Stack gap="xs">
          {notice && (
            <Notice tone="caution">
              <p>{notice}</p>
            </Notice>
          )}
          {copies.map((copy) => (
            <CopyField key={copy.label} {...copy} onCopied={setKept} />
          ))}
        </Stack>
        <DialogActions>
          <Button
            size="sm"
            onClick={() => {
              setKept();
              onClose();
            }}
          >
            Done
          </Button>
        </DialogActions>
      </Dialog>
      {question && guard.asking && (
        <DiscardDialog
          {...question}
          discard="Leave"
          keep="Stay here"
          onKeep={guard.keep}
          onDiscard={guard.discard}
        />
      )}
    </>
  );
}
