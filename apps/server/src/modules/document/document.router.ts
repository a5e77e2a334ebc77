import { documentInput, documentSaveInput, storedDocument } from "@saywhere/validators/tasks/document";
import { editorProcedure, router } from "../../trpc/procedures.ts";
import { adminCall } from "../../trpc/rest-description.ts";

const TAG = "Documents";

export const documentRouter = router({
  get: editorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/documents/{documentId}",
        tag: TAG,
        summary: "Read a document",
        description:
          "A Markdown text by the last segment, percent-encoded, of the URL by which tasks link to it.",
      }),
    )
    .input(documentInput)
    .output(storedDocument)
    .query(({ ctx, input }) => ctx.services.document.get(input.documentId)),

  save: editorProcedure
    .meta(
      adminCall({
        method: "POST",
        path: "/documents/{documentId}",
        tag: TAG,
        summary: "Save a document",
        description:
          "Stores the text of a document, and creates a missing one. Send the version that the text is based on, or 0 for a new document, so that no other text is overwritten. With `If-Match`, also `*`, a missing document is refused with 412.",
        failures: { 409: "Someone saved a newer version", 413: "The body has more than a megabyte" },
      }),
    )
    .input(documentSaveInput)
    .output(storedDocument)
    .mutation(({ ctx, input }) =>
      ctx.services.document.save(input, ctx.actor.author, { mustExist: ctx.recordRequired }),
    ),
});
