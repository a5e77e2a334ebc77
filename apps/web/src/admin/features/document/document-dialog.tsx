import { documentIdOf, INVALID_DOCUMENT_URL } from "@saywhere/validators/tasks/document";
import { DocumentDialogFrame } from "./document-dialog-frame.tsx";
import { DocumentLoadError } from "./document-load-error.tsx";
import { StoredDocumentDialog } from "./stored-document-dialog.tsx";

export interface DocumentDialogProps {
  /** The task's title. */
  title: string;
  /** The task's link. */
  url: string;
  /** Called when the dialog closes. It is open while mounted. */
  onClose(): void;
}

/** The Markdown document that a task links to, for reading and editing. */
export function DocumentDialog({ url, ...rest }: DocumentDialogProps) {
  const documentId = documentIdOf(url);
  if (documentId !== null) return <StoredDocumentDialog key={documentId} documentId={documentId} {...rest} />;
  return (
    <DocumentDialogFrame {...rest}>
      <DocumentLoadError message={INVALID_DOCUMENT_URL} />
    </DocumentDialogFrame>
  );
}
