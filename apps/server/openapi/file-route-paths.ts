import {
  exportQuery,
  IMPORT_FILES,
  type ImportKind,
  importEvent,
  importQuery,
  listExportQuery,
} from "@saywhere/validators/content/import";
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

const FILE = {
  "text/csv": { schema: { type: "string" } },
  "application/json": { schema: {} },
} as const;

interface DescribedFile {
  operation: string;
  tag: string;
  /** What the file holds, for a sentence. */
  name: string;
  /** What an export contains. */
  contents: string;
  /** Format of the columns with lists in CSV. */
  lists: string;
  exportQuery: z.ZodObject;
  /** What an import does with the rows. */
  effect: string;
}

const FILES: Record<ImportKind, DescribedFile> = {
  translation: {
    operation: "translation",
    tag: "Translations",
    name: "translations",
    contents: "All translations, those of one language, or the phrases that a language lacks",
    lists:
      "A cell of `variants` or `regional_variations` holds the list that JSON has, as JSON. A variant has `label`, `speaker`, `listener`, `register`, `region`, `native_text`, `romanization` and `pronunciation_guide`; what is left out of the four about its use is read from its label, and null states that it does not matter.",
    exportQuery,
    effect: "Adds and changes the translations of a file",
  },
  language: {
    operation: "language-emergencyNumbers",
    tag: "Languages",
    name: "emergency numbers",
    contents: "The emergency numbers of all languages, a row for each language",
    lists:
      "A cell of `emergency_numbers` has a line for each country: `Japan, JP, 110, 119, 119` is the country, its code, and the numbers of police, ambulance and fire brigade. JSON has a list of objects, as the read of a language returns it.",
    exportQuery: listExportQuery,
    effect: "Replaces the emergency numbers of the languages of a file; other languages keep theirs",
  },
  phrase: {
    operation: "phrase-intents",
    tag: "Phrases",
    name: "intents of phrases",
    contents: "The other ways to say the need of each phrase, a row for each phrase",
    lists: "A cell of `intents` has a line for each of them. JSON has a list of texts.",
    exportQuery: listExportQuery,
    effect: "Replaces the intents of the phrases of a file; other phrases keep theirs",
  },
};

function exportOf({ operation, tag, name, contents, lists, exportQuery: query }: DescribedFile) {
  return {
    operationId: `${operation}-export`,
    tags: [tag],
    summary: `Export ${name} as a file`,
    description: `${contents}, as CSV that spreadsheets open with their scripts intact, or as JSON. What is exported can be imported again, without loss. ${lists}`,
    requestParams: { query },
    responses: { 200: { description: "The file", content: FILE } },
  } satisfies ZodOpenApiOperationObject;
}

function importOf({ operation, tag, name, lists, effect }: DescribedFile) {
  return {
    operationId: `${operation}-import`,
    tags: [tag],
    summary: `Import ${name} from a file`,
    description: `${effect}: all of them, or none where a row is wrong. A missing column leaves its field unchanged, an empty cell clears it. ${lists} A dry run only tells what would change. A file has at most 32 MB and 100,000 rows, each of at most 1,000,000 characters, 100 cells (CSV) or 1,500 keys and values (JSON); larger ones are refused in the last line of the answer, which names the row. The answer is a line of JSON for each step; the last one is the report. Where the session or the token ends before all is written, nothing is, and the last line is an error.`,
    requestParams: { query: importQuery },
    requestBody: { required: true, content: FILE },
    responses: {
      200: {
        description: "Progress, then the report, a line of JSON each",
        content: { "application/x-ndjson": { schema: importEvent } },
      },
    },
  } satisfies ZodOpenApiOperationObject;
}

const IMPORTS_AND_EXPORTS = Object.fromEntries(
  Object.entries(FILES).flatMap(([kind, file]) => {
    const { path } = IMPORT_FILES[kind as ImportKind];
    return [
      [`${path}/export`, { get: exportOf(file) }],
      [`${path}/import`, { post: importOf(file) }],
    ];
  }),
);

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
      ...IMPORTS_AND_EXPORTS,
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
