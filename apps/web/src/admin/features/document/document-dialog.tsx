import { Button } from "@saywhere/ui/button";
import { DiscardDialog } from "@saywhere/ui/dialog/discard-dialog";
import { documentIdOf, INVALID_DOCUMENT_URL } from "@saywhere/validators/tasks/document";
import IconHistory from "@tabler/icons-react/dist/esm/icons/IconHistory.mjs";
import { type KeyboardEvent, useState } from "react";
import { isNotFoundError } from "../../lib/api/is-not-found-error.ts";
import { ConflictDialog } from "../../lib/conflict/conflict-dialog.tsx";
import { LeaveQuestion } from "../../lib/dialog/leave-question.tsx";
import { useLeaveGuard } from "../../lib/dialog/use-leave-guard.ts";
import { useFormSubmit } from "../../lib/form/use-form-submit.ts";
import { HistoryDrawer } from "../../lib/history/history-drawer.tsx";
import { letterOfKey } from "../../lib/letter-of-key.ts";
import { Skeletons } from "../../lib/screen/skeletons.tsx";
import { useAccess } from "../../lib/session/access.ts";
import styles from "./document-dialog.module.css";
import {
  DocumentDialogFrame,
  DocumentLoadError,
  loadErrorText,
  MissingDocument,
} from "./document-dialog-frame.tsx";
import { type DocumentTab, DocumentTabs, useLazyMarkdown } from "./document-tabs.tsx";
import { useDocument } from "./use-document.ts";

interface DocumentDialogProps {
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

interface StoredDocumentDialogProps {
  documentId: string;
  title: string;
  onClose(): void;
}

const CONFLICT_FIELDS = [{ name: "content", label: "Content" }];

function StoredDocumentDialog({ documentId, title, onClose }: StoredDocumentDialogProps) {
  const { canEditContent } = useAccess();
  const parts = useLazyMarkdown();
  const document = useDocument(documentId, onClose);
  const { query, form, origin } = document;
  const { formRef, submit, pending } = useFormSubmit(form, document.save, () => {
    form.resetDirty();
    onClose();
  });
  const guard = useLeaveGuard(() => form.isDirty(), form.reset);
  const [tab, setTab] = useState<DocumentTab>("preview");
  const [fullScreen, setFullScreen] = useState(false);
  const [history, setHistory] = useState(false);

  // All open dialogs receive Escape; it is meant for the topmost one.
  const covered = guard.asking || history || document.newer !== null;
  const close = () => {
    if (!pending && !covered) guard.leave(onClose);
  };
  const save = () => {
    if (!form.isDirty() || pending || !canEditContent) return;
    // A text's validation error is shown beside its field.
    if (document.tooLong) setTab("edit");
    submit();
  };
  const create = () => {
    document.create();
    setTab("edit");
  };
  // In the capture phase, before the editor: Ctrl+Enter in a list would add another item.
  const saveByKeys = (event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!(ctrlKey || metaKey) || altKey || shiftKey || !["enter", "s"].includes(letterOfKey(event))) return;
    event.preventDefault();
    event.stopPropagation();
    save();
  };

  return (
    <>
      {/* Events of dialogs above this one do not pass here, because they are siblings in the tree. */}
      <div onKeyDownCapture={saveByKeys} className={styles.around}>
        <DocumentDialogFrame
          title={title}
          onClose={close}
          fullScreen={fullScreen}
          extraActions={
            origin?.recordId != null && (
              <Button
                variant="quiet"
                size="sm"
                icon={<IconHistory aria-hidden="true" />}
                onClick={() => setHistory(true)}
              >
                History
              </Button>
            )
          }
          actions={
            canEditContent && (
              <Button
                size="sm"
                disabled={!form.isDirty()}
                pending={pending}
                aria-keyshortcuts="Control+S Control+Enter"
                onClick={save}
              >
                {pending ? "Saving..." : "Save"}
              </Button>
            )
          }
        >
          {origin ? (
            <DocumentTabs
              formRef={formRef}
              document={document}
              parts={parts}
              tab={tab}
              onTab={setTab}
              saving={pending}
              fullScreen={fullScreen}
              onFullScreen={setFullScreen}
            />
          ) : isNotFoundError(query.error) ? (
            <MissingDocument onCreate={canEditContent && create} />
          ) : query.error ? (
            <DocumentLoadError
              message={loadErrorText(query.error)}
              pending={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          ) : (
            <DocumentPlaceholder />
          )}
        </DocumentDialogFrame>
      </div>
      <HistoryDrawer
        kind="document"
        recordId={history ? (origin?.recordId ?? null) : null}
        onClose={() => setHistory(false)}
      />
      <ConflictDialog
        conflict={document.conflict}
        fields={CONFLICT_FIELDS}
        base={{ content: origin?.content ?? "" }}
        mine={form.getValues()}
        pending={document.settling}
        onResolve={(text) => void document.settle(text)}
        onCancel={document.forgetConflict}
      />
      <LeaveQuestion guard={guard} saving={pending || document.settling} />
      {document.newer && <DiscardDialog onKeep={document.keepOwn} onDiscard={document.takeNewer} />}
    </>
  );
}

function DocumentPlaceholder() {
  return (
    <Skeletons
      className={styles.placeholder}
      label="Loading the document"
      sizes={[
        { width: "12rem", height: "2rem" },
        { width: "60%", height: "1.75rem" },
        {},
        {},
        { width: "85%" },
        { height: "7rem" },
      ]}
    />
  );
}
