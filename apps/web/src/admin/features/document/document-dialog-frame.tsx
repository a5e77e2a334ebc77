import { Button } from "@saywhere/ui/button";
import { Dialog, DialogActions } from "@saywhere/ui/dialog/dialog";
import type { ReactNode } from "react";
import styles from "./document-dialog.module.css";

interface DocumentFrameProps {
  title: string;
  onClose(): void;
  fullScreen?: boolean;
  /** Between the header and the buttons. */
  children: ReactNode;
  /** At the start of the button row. */
  extraActions?: ReactNode;
  /** After Close. */
  actions?: ReactNode;
}

/** The header and footer of a document's dialog. */
export function DocumentDialogFrame(props: DocumentFrameProps) {
  const { title, onClose, fullScreen = false, children, extraActions, actions } = props;
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description="Task details and implementation requirements"
      width={900}
      fullScreenOnPhones
      tall
      fullScreen={fullScreen}
    >
      <div className={styles.content}>{children}</div>
      <DialogActions>
        {extraActions && <div className={styles.extra}>{extraActions}</div>}
        <Button variant="outline" size="sm" onClick={onClose}>
          Close
        </Button>
        {actions}
      </DialogActions>
    </Dialog>
  );
}
