import { Button } from "@saywhere/ui/button";
import { Dialog, DialogActions } from "@saywhere/ui/dialog/dialog";
import { Notice } from "@saywhere/ui/notice";
import type { ReactNode } from "react";
import { isApiError } from "../../../shared/api-error.ts";
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

interface DocumentLoadErrorProps {
  message: string;
  pending?: boolean;
  onRetry?(): void;
}

/** Shown in place of a document that failed to load. */
export function DocumentLoadError({ message, pending = false, onRetry }: DocumentLoadErrorProps) {
  return (
    <div className={styles.failure}>
      <Notice tone="warning" role="alert">
        <p>Error: {message}</p>
        {onRetry && (
          <div className={styles.ways}>
            <Button size="sm" variant="outline" pending={pending} onClick={onRetry}>
              Try again
            </Button>
          </div>
        )}
      </Notice>
    </div>
  );
}

/** Shown in place of a document that nobody has saved yet. `onCreate` is false for users who may not create it. */
export function MissingDocument({ onCreate }: { onCreate: (() => void) | false }) {
  return (
    <div className={styles.failure}>
      <Notice role="status">
        <p>This document does not exist yet.</p>
        {onCreate && (
          <div className={styles.ways}>
            <Button size="sm" onClick={onCreate}>
              Create document
            </Button>
          </div>
        )}
      </Notice>
    </div>
  );
}

/** HTTP/2 has no status texts, so they are looked up by the status code. */
const STATUS_TEXTS: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  408: "Request Timeout",
  413: "Content Too Large",
  429: "Too Many Requests",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

/** Error message for a document that failed to load, worded as in specification §8. */
export function loadErrorText(error: unknown): string {
  const status = statusOf(error);
  if (status === undefined || status < 400) return "Failed to load document";
  return `Failed to fetch document: ${STATUS_TEXTS[status] ?? `status ${status}`}`;
}

/** The status of the response, which may come from a proxy that does not know the API's errors. */
function statusOf(error: unknown): number | undefined {
  if (!isApiError(error)) return undefined;
  if (error.data) return error.data.httpStatus;
  const response = error.meta?.["response"];
  return response instanceof Response ? response.status : undefined;
}
