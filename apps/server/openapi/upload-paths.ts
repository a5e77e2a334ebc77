import {
  FILE_KINDS,
  type FileStore,
  fileUploadQuery,
  RECORDINGS,
  storedFile,
} from "@saywhere/validators/files/stored-file";
import { MAX_FILE_BYTES, MAX_RECORDING_BYTES } from "@saywhere/validators/files/upload-limits";
import { z } from "zod";
import type { ZodOpenApiOperationObject } from "zod-openapi";
import { createdHeaders, STORAGE_ERRORS } from "../src/trpc/rest-description.ts";
import { SIGN_IN_FAILED, URL_TOO_LONG } from "./error-responses.ts";

export const UPLOAD_ERRORS = {
  400: "The name is not taken, or the content is of another kind than the name says",
  401: SIGN_IN_FAILED,
  403: "The role does not allow it, or no longer when the file had come; or the call came from another site",
  409: "There is such a file already",
  413: "The file is too large",
  414: URL_TOO_LONG,
  415: "The file has a `Content-Encoding`",
  500: "Something went wrong on our side",
  ...STORAGE_ERRORS,
};

const FILE_PATH = z.object({
  key: z.string().describe("Its path. Slashes may be sent as they are, or as `%2F`"),
});

/** Their parameters by name. */
export const UPLOAD_PARAMETERS = { ...fileUploadQuery.shape, ...FILE_PATH.shape };

const RECORDINGS_NOTE = `Administrators store any file. Editors add recordings: new files named \`${RECORDINGS}….mp3\` or \`.m4a\`, of at most ${MAX_RECORDING_BYTES / 1024 / 1024} MB. `;

function upload(
  store: FileStore,
  operationId: string,
  summary: string,
  example: string,
): ZodOpenApiOperationObject {
  const endings = FILE_KINDS[store].flatMap(({ extensions }) => extensions).join(", ");
  const answer = { "application/json": { schema: storedFile } };
  return {
    operationId,
    tags: ["CDN"],
    summary,
    description: `The body is the file as it is, such as of \`curl -T ${example}\`: at most ${MAX_FILE_BYTES[store] / 1024 / 1024} MB. Its name ends with one of ${endings}, and its content is of that kind. ${store === "assets" ? "An SVG holds nothing that runs or loads anything, no DOCTYPE, and no elements but those of SVG and of drawing programs. " : RECORDINGS_NOTE}It is stored whole, or not at all.`,
    requestParams: { path: FILE_PATH, query: fileUploadQuery },
    requestBody: { required: true, content: { "application/octet-stream": { schema: {} } } },
    responses: {
      200: { description: "The file, which replaced another one", content: answer },
      201: { description: "The new file", headers: createdHeaders, content: answer },
    },
  };
}

/** Paths of the uploads of files. */
export const UPLOADS = {
  "/cdn/assets/{key}": { put: upload("assets", "file-uploadAsset", "Upload an asset", "picture.png") },
  "/cdn/media/{key}": { put: upload("media", "file-uploadMedia", "Upload a media file", "hello.mp3") },
};
