import { Button } from "@saywhere/ui/button";
import { Dialog, DialogActions } from "@saywhere/ui/dialog/dialog";
import type { ReactNode } from "react";

interface UnavailableDialogProps {
  /** The title of the dialog that cannot be shown. */
  title: string;
  /** Why it cannot. */
  children: ReactNode;
  onClose(): void;
}

/** Takes the place of a dialog whose record could not be read, or may not be changed. */
export function UnavailableDialog({ title, children, onClose }: UnavailableDialogProps) {
  return (
    <Dialog onClose={onClose} title={title}>
      {children}
      <DialogActions>
        <Button variant="outline" size="sm" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
