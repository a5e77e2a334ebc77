import { exportQuery, importEvent, importQuery } from "@saywhere/validators/content/import";
import {
  FILE_KINDS,
  type FileStore,
  fileUploadQuery,
  storedFile,
} from "@saywhere/validators/files/stored-file";
import { MAX_FILE_BYTES } from "@saywhere/validators/files/upload-limits";
import { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject } from "zod-openapi";
import { type ApiPaths, SIGNED_IN } from "./api-operation.ts";
import { describeErrorResponse } from "./error-responses.ts";

const SIGN_IN_FAILED =
  "Nobody is signed in, and no valid token was sent; or the session or the token ended while the file was sent";

const IMPORT_ERRORS = {
  400: "The parameters or the file cannot be understood",
  401: SIGN_IN_FAILED,
  403: "The call came from another site",
  413: "The file has more than 32 MB",
  500: "Something went wrong on our side",
};

const UPLOAD_ERRORS = {
  400: "The name is not taken, or the content is of another kind than the name says",
  401: SIGN_IN_FAILED,
  403: "The role does not allow it, or no longer when the file had come; or the call came from another site",
  409: "There is such a file already",
  413: "The file is too large",
  500: "Something went wrong on our side",
  503: "The object storage does not do it; the message says why",
};

const TRANSLATIONS = {
  "text/csv": { schema: { type: "string" } },
  "application/json": { schema: {} },
} as const;

const EXPORT: ZodOpenApiOperationObject = {
  operationId: "translation-export",
  tags: ["Translations"],
  summary: "Export translations as a file",
  description:
    "All translations, those of one language, or the phrases that a language lacks, as CSV that spreadsheets open with their scripts intact, or as JSON. What is exported can be imported again.",
  requestParams: { query: exportQuery },
  responses: { 200: { description: "The file", content: TRANSLATIONS } },
};

const IMPORT: ZodOpenApiOperationObject = {
  operationId: "translation-import",
  tags: ["Translations"],
  summary: "Import translations from a file",
  description:
    "Adds and changes the translations of a file: all of them, or none where a row is wrong. A dry run only tells what would change. A file has at most 32 MB and 100,000 rows, each of at most 1,000,000 characters, 100 cells (CSV) or 1,000 keys and values (JSON); larger ones are refused in the last line of the answer, which names the row. The answer is a line of JSON for each step; the last one is the report. Where the session or the token ends before all is written, nothing is, and the last line is an error.",
  requestParams: { query: importQuery },
  requestBody: { required: true, content: TRANSLATIONS },
  responses: {
    200: {
      description: "Progress, then the report, a line of JSON each",
      content: { "application/x-ndjson": { schema: importEvent } },
    },
  },
};

const FILE_PATH = z.object({
  key: z.string().describe("Its path. Slashes may be sent as they are, or as `%2F`"),
});

function upload(
  store: FileStore,
  operationId: string,
  summary: string,
  example: string,
): ZodOpenApiOperationObject {
  const endings = FILE_KINDS[store].flatMap(({ extensions }) => extensions).join(", ");
  const megabytes = MAX_FILE_BYTES[store] / 1024 / 1024;
  const answer = { "application/json": { schema: storedFile } };
  return {
    operationId,
    tags: ["CDN"],
    summary,
    description: `The body is the file as it is, such as of \`curl -T ${example}\`: at most ${megabytes} MB. Its name ends with one of ${endings}, and its content is of that kind. ${store === "assets" ? "An SVG holds nothing that runs or loads anything, no DOCTYPE, and no elements but those of SVG and of drawing programs. " : ""}It is stored whole, or not at all.`,
    requestParams: { path: FILE_PATH, query: fileUploadQuery },
    requestBody: { required: true, content: { "application/octet-stream": { schema: {} } } },
    responses: {
      200: { description: "The file, which replaced another one", content: answer },
      201: { description: "The new file", content: answer },
    },
  };
}

/** OpenAPI paths of the plain routes, which are described by hand because their bodies are files. */
export function fileRoutePaths(): { paths: ApiPaths; schemas: Record<string, unknown> } {
  const { paths, components } = createDocument({
    openapi: "3.1.0",
    info: { title: "", version: "" },
    paths: {
      "/language-phrases/export": { get: EXPORT },
      "/language-phrases/import": { post: IMPORT },
      "/cdn/assets/{key}": { put: upload("assets", "file-uploadAsset", "Upload an asset", "picture.png") },
      "/cdn/media/{key}": { put: upload("media", "file-uploadMedia", "Upload a media file", "hello.mp3") },
    },
  });
  const described = paths as unknown as ApiPaths;
  for (const operation of Object.values(described).flatMap(Object.values<ApiPaths[string][string]>)) {
    const [tag = ""] = operation.tags;
    operation.security = SIGNED_IN;
    for (const [status, text] of Object.entries(tag === "CDN" ? UPLOAD_ERRORS : IMPORT_ERRORS)) {
      operation.responses[status] = describeErrorResponse(status, text, tag);
    }
  }
  return { paths: described, schemas: components?.schemas ?? {} };
}
