import { LockMode } from "@mikro-orm/core";
import type { Author } from "@saywhere/db/change-set";
import { Document } from "@saywhere/db/entities/document.entity";
import { findDocument } from "@saywhere/db/queries/document.queries";
import { findFormerDocument } from "@saywhere/db/queries/history/former-records";
import { type Queryable, toQueryable } from "@saywhere/db/queries/queryable";
import type { DocumentSaveInput, StoredDocument } from "@saywhere/validators/tasks/document";
import { AppError } from "../../errors/app-error.ts";
import { StaleVersionError, toVersionConflict } from "../../writes/optimistic-lock.ts";
import type { RecordWriter } from "../../writes/record-writer.ts";
import { presentDocument } from "./document.presenter.ts";

export type DocumentService = ReturnType<typeof createDocumentService>;

export function createDocumentService({ db, recordWriter }: { db: Queryable; recordWriter: RecordWriter }) {
  const get = async (documentId: string) => {
    const row = await findDocument(db, documentId);
    if (!row) throw new AppError("NOT_FOUND", "There is no such document yet");
    return presentDocument(row);
  };
  return {
    /** @throws AppError NOT_FOUND */
    get,
    /**
     * Stores the text of a document, and creates the document if it does not exist.
     *
     * @throws AppError CONFLICT for a version that is not the newest, PRECONDITION_FAILED for a document that must exist
     */
    async save(
      { documentId, content, version }: DocumentSaveInput,
      author: Author,
      { mustExist = false }: { mustExist?: boolean | undefined } = {},
    ): Promise<StoredDocument> {
      const save = recordWriter.run(author, "edit", async (em) => {
        const lockMode = LockMode.PESSIMISTIC_WRITE;
        const stored = await em.findOne(Document, { name: documentId }, { lockMode });
        if (!stored && mustExist) {
          throw new AppError(
            "PRECONDITION_FAILED",
            "There is no such document. Leave out If-Match to create it.",
          );
        }
        // A document that was deleted since is created again, so that no text is lost.
        if (!stored) {
          const former = await findFormerDocument(toQueryable(em), documentId);
          // Not `create`, which would start with version 1.
          return void (await em.insert(Document, { ...former, name: documentId, content }));
        }
        if (version !== undefined && version !== stored.version) throw new StaleVersionError(stored, version);
        stored.content = content;
      });
      await toVersionConflict(db, { kind: "document", current: () => get(documentId) }, save);
      return get(documentId);
    },
  };
}
