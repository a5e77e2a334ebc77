import { notify } from "@saywhere/ui/toasts/notify";
import { DOCUMENT_LENGTH, documentSaveInput, type StoredDocument } from "@saywhere/validators/tasks/document";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isApiError } from "../../../shared/api-error.ts";
import { useUnmountSignal } from "../../../shared/use-unmount-signal.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useInvalidateRecords } from "../../lib/api/use-invalidate-records.ts";
import type { StaleConflict } from "../../lib/conflict/conflict-dialog.tsx";
import { fieldErrors } from "../../lib/form/field-errors.ts";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { conflictOf, errorText } from "../../lib/text/error-text.ts";

const documentText = documentSaveInput.pick({ content: true });
interface DocumentText {
  content: string;
}

/** The base of a text in the editor; for a document that did not exist, the record is null and its version 0. */
interface Origin extends DocumentText {
  recordId: number | null;
  version: number;
}

/**
 * A document for reading and editing: its form, the base of the form's text, and saving over that base. When the stored
 * text changes in the meantime (an older version was restored), the form follows it, or `newer` holds it.
 */
export function useDocument(documentId: string, onSaved: () => void) {
  const trpc = useTRPC();
  // Loaded again by each dialog: a stale text would only lead to a conflict.
  const query = useQuery(trpc.document.get.queryOptions({ documentId }, { staleTime: 0, gcTime: 0 }));
  const form = useEntityForm({ schema: documentText, initialValues: { content: "" } });
  const [origin, setOrigin] = useState<Origin | null>(null);
  const [newer, setNewer] = useState<StoredDocument | null>(null);
  const [conflict, setConflict] = useState<StaleConflict | null>(null);
  const [settling, setSettling] = useState(false);
  const left = useUnmountSignal();
  const { mutateAsync } = useDocumentSave();

  const startFrom = (from: Origin) => {
    setOrigin(from);
    setNewer(null);
    form.setInitialValues({ content: from.content });
    form.setValues({ content: from.content });
  };
  const startFromStored = ({ id, version, content }: StoredDocument) =>
    startFrom({ recordId: id, version, content });

  const stored = query.data;
  useEffect(() => {
    if (!stored || stored.version === origin?.version) return;
    if (form.isDirty()) setNewer(stored);
    else startFromStored(stored);
    // oxlint-disable-next-line react/exhaustive-deps -- Runs when a stored text arrives, not when the form changes.
  }, [stored]);

  const save = async (text: DocumentText, version: number) => {
    try {
      await mutateAsync({ documentId, ...text, version });
    } catch (error) {
      const reason = conflictOf(error);
      setConflict(reason?.reason === "stale" ? reason : null);
      throw error;
    }
  };

  /** Saves the chosen one of two texts over the newer one. */
  const settle = async (text: DocumentText) => {
    const version = Number(conflict?.current["version"]);
    setSettling(true);
    try {
      await save(documentText.parse(text), version);
    } catch (error) {
      if (!isApiError(error)) throw error;
      // The editor continues with the chosen text.
      form.setValues(text);
      form.setErrors(fieldErrors(error));
      setOrigin((from) => from && { ...from, version });
      return;
    } finally {
      setSettling(false);
    }
    if (left.current.aborted) return;
    form.resetDirty();
    onSaved();
  };

  return {
    query,
    form,
    origin,
    create: () => startFrom({ recordId: null, version: 0, content: "" }),
    save: (text: DocumentText) => save(text, origin?.version ?? 0),
    newer,
    takeNewer: () => newer && startFromStored(newer),
    keepOwn: () => setNewer(null),
    conflict,
    settle,
    settling,
    forgetConflict: () => setConflict(null),
    tooLong: form.getValues().content.normalize("NFC").length > DOCUMENT_LENGTH,
  };
}
export type OpenDocument = ReturnType<typeof useDocument>;

/** Saves documents, and reports the outcome as worded in specification §8. */
function useDocumentSave() {
  const refreshRecords = useInvalidateRecords();
  return useMutation(
    useTRPC().document.save.mutationOptions({
      onSuccess: () => {
        void refreshRecords("document");
        notify({ title: "Document saved", message: "Your changes have been saved successfully." });
      },
      onError: (error) => {
        // The conflict dialog shows what another user has saved in the meantime.
        if (conflictOf(error)?.reason === "stale") return;
        const known = isApiError(error) && errorText(error);
        const message = known || "An unknown error occurred";
        notify({ title: "Failed to save document", message, variant: "destructive" });
      },
    }),
  );
}
