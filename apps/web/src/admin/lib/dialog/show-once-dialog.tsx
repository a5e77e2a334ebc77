import { Stack } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import { Dialog, DialogActions } from "@saywhere/ui/dialog/dialog";
import { CopyField } from "@saywhere/ui/form/copy-field";
import { Notice } from "@saywhere/ui/notice";
import type { ReactNode } from "react";

interface ShowOnceDialogProps {
  title: string;
  description?: ReactNode;
  /** What to copy now, in the amber notice. */
  notice?: string;
  copies: { label: string; text: string }[];
  width?: number;
  onClose(): void;
}

/** Shows what no later response contains. A click outside does not close it. */
export function ShowOnceDialog({ notice, copies, onClose, ...dialog }: ShowOnceDialogProps) {
  return (
    <Dialog {...dialog} onClose={onClose} closeOnClickOutside={false}>
      <Stack gap="xs">
        {notice && (
          <Notice tone="caution">
            <p>{notice}</p>
          </Notice>
        )}
        {copies.map((copy) => (
          <CopyField key={copy.label} {...copy} />
        ))}
      </Stack>
      <DialogActions>
        <Button size="sm" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
