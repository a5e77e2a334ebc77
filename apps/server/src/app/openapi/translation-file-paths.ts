import { exportQuery, importEvent, importQuery } from "@saywhere/validators/content/import";
import { createDocument } from "zod-openapi";
import { type ApiPaths, SIGNED_IN } from "./api-operation.ts";
import { describeErrorResponse } from "./error-responses.ts";

const FILE = { "text/csv": { schema: { type: "string" } }, "application/json": { schema: {} } } as const;

const FAILURES = Object.fromEntries(
  Object.entries({
    400: "The parameters or the file cannot be understood",
    401: "Nobody is signed in, and no valid token was sent; or the session or the token ended while the file was sent",
    403: "The call came from another site",
    413: "The file has more than 32 MB",
    500: "Something went wrong on our side",
  }).map(([status, description]) => [status, describeErrorResponse(status, description)]),
);

/** OpenAPI paths of translation files, which are described by hand because they are plain routes. */
export function translationFilePaths(): { paths: ApiPaths; schemas: Record<string, unknown> } {
  const { paths, components } = createDocument({
    openapi: "3.1.0",
    info: { title: "", version: "" },
    paths: {
      "/language-phrases/export": {
        get: {
          operationId: "translation-export",
          tags: ["Translations"],
          summary: "Export translations as a file",
          description:
            "All translations, those of one language, or the phrases that a language lacks, as CSV that spreadsheets open with their scripts intact, or as JSON. What is exported can be imported again.",
          requestParams: { query: exportQuery },
          responses: { 200: { description: "The file", content: FILE } },
        },
      },
      "/language-phrases/import": {
        post: {
          operationId: "translation-import",
          tags: ["Translations"],
          summary: "Import translations from a file",
          description:
            "Adds and changes the translations of a file: all of them, or none where a row is wrong. A dry run only tells what would change. A file has at most 32 MB and 100,000 rows, each of at most 1,000,000 characters, 100 cells (CSV) or 1,000 keys and values (JSON); larger ones are refused in the last line of the answer, which names the row. The answer is a line of JSON for each step; the last one is the report. Where the session or the token ends before all is written, nothing is, and the last line is an error.",
          requestParams: { query: importQuery },
          requestBody: { required: true, content: FILE },
          responses: {
            200: {
              description: "Progress, then the report, a line of JSON each",
              content: { "application/x-ndjson": { schema: importEvent } },
            },
          },
        },
      },
    },
  });
  const described = paths as unknown as ApiPaths;
  for (const operation of Object.values(described).flatMap(Object.values<ApiPaths[string][string]>)) {
    operation.security = SIGNED_IN;
    Object.assign(operation.responses, FAILURES);
  }
  return { paths: described, schemas: components?.schemas ?? {} };
}
