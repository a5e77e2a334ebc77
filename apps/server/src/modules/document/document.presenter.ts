import type { DocumentRow } from "@saywhere/db/queries/document.queries";
import type { StoredDocument } from "@saywhere/validators/tasks/document";

export function presentDocument({ name, ...document }: DocumentRow): StoredDocument {
  return { ...document, documentId: name };
}
