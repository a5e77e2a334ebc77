import { TOO_MANY_LISTS } from "@saywhere/validators/api/pagination";
import { type DatasetFormat, dataset } from "@saywhere/validators/content/dataset";
import { languageSlugOrIdInput } from "@saywhere/validators/content/language";
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from "zod-openapi";
import type { ApiOperation } from "./api-operation.ts";
import { FAILED } from "./error-responses.ts";
import { LICENSE_LINK } from "./file-headers.ts";

export const DATASET_ERRORS = {
  400: "The call takes no parameters, and there is one",
  404: "There is no such language",
  429: TOO_MANY_LISTS,
  ...FAILED,
};

function datasetAs(format: DatasetFormat, content: ZodOpenApiResponseObject["content"]) {
  return {
    operationId: `dataset-${format}`,
    tags: ["Languages"],
    summary: `Download a language as ${format.toUpperCase()}`,
    description: `Every phrase of a language in one file, with all its texts and forms, the addresses of its recordings, and the license of the content, which the header \`Link\` has too (\`rel="license"\`). The static export has the file at the current slug of the language.${format === "csv" ? " The columns are those of an export of translations, and those that a file needs to stand alone." : ""}`,
    requestParams: { path: languageSlugOrIdInput },
    responses: { 200: { description: "The file", headers: LICENSE_LINK, content } },
  } satisfies ZodOpenApiOperationObject;
}

/** OpenAPI paths of the datasets of languages. */
export const DATASETS = {
  "/languages/{slug}/dataset.json": {
    get: datasetAs("json", { "application/json": { schema: dataset } }),
  },
  "/languages/{slug}/dataset.csv": { get: datasetAs("csv", { "text/csv": { schema: { type: "string" } } }) },
};

/** Whether an operation reads a dataset. */
export const isDataset = ({ operationId }: ApiOperation): boolean => operationId.startsWith("dataset-");
