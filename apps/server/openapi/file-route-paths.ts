import {
  exportQuery,
  IMPORT_FILES,
  type ImportKind,
  importError,
  importQuery,
  importReport,
  listExportQuery,
  selectedExportQuery,
  selectedListExportQuery,
  selectedRecords,
} from "@saywhere/validators/content/import";
import { languageSlugInput } from "@saywhere/validators/content/language";
import type { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject } from "zod-openapi";
import { toProblem } from "../src/http/problem-details.ts";
import { type ApiOperation, type ApiPaths, SIGNED_IN } from "./api-operation.ts";
import { DATASET_ERRORS, DATASETS, isDataset } from "./dataset-paths.ts";
import { describeErrorResponse } from "./error-responses.ts";
import { CONTENT_DISPOSITION, LICENSE_LINK } from "./file-headers.ts";
import { EXPORT_ERRORS, IMPORT_ERRORS, SELECTED_EXPORT_ERRORS } from "./file-route-errors.ts";
import { describeParameters } from "./parameters.ts";
import { describePublicRead } from "./public-read.ts";
import { UPLOAD_ERRORS, UPLOAD_PARAMETERS, UPLOADS } from "./upload-paths.ts";

const fileWith = ({ csv, json }: DescribedFile["example"]) => ({
  "application/json": { schema: {}, example: [json] },
  "text/csv": { schema: { type: "string" as const }, example: csv },
});

const exportedFile = (example: DescribedFile["example"]) => ({
  description: "The file",
  headers: { ...CONTENT_DISPOSITION, ...LICENSE_LINK },
  content: fileWith(example),
});

/** Newline-delimited JSON, which OpenAPI 3.1 can only describe as a text. */
const LINES = {
  schema: {
    type: "string",
    description:
      'An object for each line, by its `type`: `progress` (`phase` is "reading", "checking" or "writing"; `done` and `total`), then `report` (with a `report`) or `error` (`message` and `code`).',
  },
  example:
    '{"type":"progress","phase":"checking","done":0,"total":1}\n{"type":"error","message":"The file is empty. Its first line has to name the columns.","code":"BAD_REQUEST"}\n',
} as const;

const FAILED_IMPORT = {
  ...toProblem(422, {
    message: "A row has errors, so nothing was imported",
    code: "UNPROCESSABLE_CONTENT",
  }),
  report: {
    applied: false,
    counts: { create: 0, update: 0, unchanged: 0, skipped: 0, invalid: 1 },
    rows: [
      {
        line: 2,
        language: "farsi",
        phrase: "helo",
        outcome: "invalid",
        fields: [],
        problems: [{ field: "phrase", message: "There is no phrase “helo”" }],
        reason: null,
      },
    ],
    change_set_id: null,
  },
};

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
  selectedQuery: z.ZodObject;
  /** What an empty cell does in an import. */
  emptyCells: string;
  /** What an import does with the rows. */
  effect: string;
  /** A row of the starting content, with some of the columns. */
  example: { csv: string; json: object };
}

const FILES: Record<ImportKind, DescribedFile> = {
  translation: {
    operation: "translation",
    tag: "Translations",
    name: "translations",
    contents: "All translations, those of one language, or the phrases that a language lacks",
    lists:
      "A cell of `variants` or `regional_variations` holds the list that JSON has, as JSON. A variant has `label`, `speaker`, `listener`, `register`, `region`, `native_text`, `romanization` and `pronunciation_guide`; what is left out of the four about its use is read from its label, and null states that it does not matter. In place of such a cell, CSV can have columns for each entry, such as `variant_1_label`, `variant_1_native_text` and `regional_variation_1_region`, as an export with `lists=columns`: together they are the whole list, entries whose cells are all empty are left out, and an empty cell means null.",
    exportQuery,
    selectedQuery: selectedExportQuery,
    emptyCells:
      "clears it, except in `native_text`, which a translation must have, and in `needs_review`, which it leaves unchanged",
    effect: "Adds and changes the translations of a file",
    example: {
      csv: "language,phrase,native_text,romanization\nfarsi,hello,سلام,Salām\n",
      json: { language: "farsi", phrase: "hello", native_text: "سلام", romanization: "Salām" },
    },
  },
  language: {
    operation: "language-emergencyNumbers",
    tag: "Languages",
    name: "emergency numbers",
    contents: "The emergency numbers of all languages, a row for each language",
    lists:
      "A cell of `emergency_numbers` has a line for each country: `Japan, JP, 110, 119, 119` is the country, its code, and the numbers of police, ambulance and fire brigade. JSON has a list of objects, as the read of a language returns it.",
    exportQuery: listExportQuery,
    selectedQuery: selectedListExportQuery,
    emptyCells: "removes all entries",
    effect: "Replaces the emergency numbers of the languages of a file; other languages keep theirs",
    example: {
      csv: 'language,emergency_numbers\njapanese,"Japan, JP, 110, 119, 119"\n',
      json: {
        language: "japanese",
        emergency_numbers: [{ country: "Japan", code: "JP", police: "110", ambulance: "119", fire: "119" }],
      },
    },
  },
  phrase: {
    operation: "phrase-intents",
    tag: "Phrases",
    name: "intents of phrases",
    contents: "The other ways to say the need of each phrase, a row for each phrase",
    lists: "A cell of `intents` has a line for each of them. JSON has a list of texts.",
    exportQuery: listExportQuery,
    selectedQuery: selectedListExportQuery,
    emptyCells: "removes all entries",
    effect: "Replaces the intents of the phrases of a file; other phrases keep theirs",
    example: {
      csv: 'phrase,intents\nhello,"say hi\ngreet someone"\n',
      json: { phrase: "hello", intents: ["say hi", "greet someone"] },
    },
  },
};

function exportOf({ operation, tag, name, contents, lists, exportQuery: query, example }: DescribedFile) {
  return {
    operationId: `${operation}-export`,
    tags: [tag],
    summary: `Export ${name} as a file`,
    description: `${contents}, as CSV that spreadsheets open with their scripts intact, or as JSON. What is exported can be imported again, without loss. ${lists}`,
    requestParams: { query },
    responses: { 200: exportedFile(example) },
  } satisfies ZodOpenApiOperationObject;
}

function selectedExportOf({ operation, tag, name, selectedQuery, example }: DescribedFile) {
  return {
    operationId: `${operation}-exportSelected`,
    tags: [tag],
    summary: `Export chosen ${name} as a file`,
    description:
      "Like the export by `GET` with `ids`, for more identifiers than a URL takes. It changes nothing. Identifiers that no record has are left out, unless there is no other.",
    requestParams: { query: selectedQuery },
    requestBody: {
      required: true,
      content: { "application/json": { schema: selectedRecords, example: { ids: [1, 2, 3] } } },
    },
    responses: { 200: exportedFile(example) },
  } satisfies ZodOpenApiOperationObject;
}

function importOf({ operation, tag, name, lists, emptyCells, effect, example }: DescribedFile) {
  return {
    operationId: `${operation}-import`,
    tags: [tag],
    summary: `Import ${name} from a file`,
    description: `${effect}: all of them, or none where a row is wrong; with \`skip_invalid\`, all but the wrong ones, in one change set, unless every row is wrong. A missing column leaves its field unchanged, an empty cell ${emptyCells}. ${lists} A dry run only tells what would change; with \`Accept: text/csv\` its response is the wrong rows as CSV, with their cells and the reason in a last column, which an import ignores. A file has at most 32 MB and 100,000 rows, each of at most 1,000,000 characters, 600 cells (CSV) or 1,500 keys and values (JSON); larger ones are refused with the line or the entry. Where the session or the token ends before all is written, nothing is. With \`Accept: application/x-ndjson\`, which is for long imports behind proxies that cut silent connections, the response is \`200\` as soon as the file was received, and has a line for each step: its last line is the report, or the error. What is refused before that has its own status.`,
    requestParams: { query: importQuery },
    requestBody: { required: true, content: fileWith(example) },
    responses: {
      200: {
        description:
          "What was imported, or what a dry run found; `Content-Disposition` is sent only with CSV",
        headers: CONTENT_DISPOSITION,
        content: {
          "application/json": { schema: importReport },
          "application/x-ndjson": LINES,
          "text/csv": { schema: { type: "string", description: "The wrong rows, only in a dry run" } },
        },
      },
      422: {
        description: "A row is wrong, so nothing was imported; the report has the rows",
        content: { "application/problem+json": { schema: importError, example: FAILED_IMPORT } },
      },
    },
  } satisfies ZodOpenApiOperationObject;
}

const IMPORTS_AND_EXPORTS = Object.fromEntries(
  Object.entries(FILES).flatMap(([kind, file]) => {
    const { path } = IMPORT_FILES[kind as ImportKind];
    return [
      [`${path}/export`, { get: exportOf(file), post: selectedExportOf(file) }],
      [`${path}/import`, { post: importOf(file) }],
    ];
  }),
);

/** All parameters of these routes by name. */
const PARAMETERS = {
  ...exportQuery.shape,
  ...importQuery.shape,
  ...UPLOAD_PARAMETERS,
  ...languageSlugInput.shape,
};

/** OpenAPI paths of the plain routes, which are described by hand because their bodies are files. */
export function fileRoutePaths(): { paths: ApiPaths; schemas: Record<string, unknown> } {
  const { paths, components } = createDocument({
    openapi: "3.1.0",
    info: { title: "", version: "" },
    paths: {
      ...IMPORTS_AND_EXPORTS,
      ...DATASETS,
      ...UPLOADS,
    },
  });
  const described = paths as unknown as ApiPaths;
  for (const operation of Object.values(described).flatMap(Object.values<ApiPaths[string][string]>)) {
    const [tag = ""] = operation.tags;
    describeParameters(operation, PARAMETERS);
    for (const [status, text] of Object.entries(errorsOf(operation))) {
      operation.responses[status] = describeErrorResponse(status, text, tag);
    }
    if (isDataset(operation)) describePublicRead(operation);
    else operation.security = SIGNED_IN;
  }
  return { paths: described, schemas: components?.schemas ?? {} };
}

function errorsOf(operation: ApiOperation): Record<string, string> {
  if (isDataset(operation)) return DATASET_ERRORS;
  if (operation.tags.includes("CDN")) return UPLOAD_ERRORS;
  if (operation.operationId.endsWith("-import")) return IMPORT_ERRORS;
  if (operation.operationId.endsWith("-exportSelected")) return SELECTED_EXPORT_ERRORS;
  return operation.operationId === "translation-export"
    ? { ...EXPORT_ERRORS, 404: "There is no such language, or no translation has any of the identifiers" }
    : EXPORT_ERRORS;
}
