import {
  FILE_KINDS,
  type FileStore,
  fileUploadQuery,
  MAX_FILE_BYTES,
  storedFile,
} from "@saywhere/validators/files/stored-file";
import { z } from "zod";
import { createDocument } from "zod-openapi";
import { type ApiPaths, SIGNED_IN } from "./api-operation.ts";
import { describeErrorResponse } from "./error-responses.ts";

const key = z.object({
  key: z.string().describe("Its path. Slashes may be sent as they are, or as `%2F`"),
});

const FAILURES = {
  400: "The name is not taken, or the content is of another kind than the name says",
  401: "Nobody is signed in, and no valid token was sent; or the session or the token ended while the file was sent",
  403: "The role does not allow it, or no longer when the file had come; or the call came from another site",
  409: "There is such a file already",
  413: "The file is too large",
  500: "Something went wrong on our side",
  503: "The object storage does not do it; the message says why",
};

/** OpenAPI paths of uploads, which are described by hand because they are plain routes whose bodies are not JSON. */
export function fileUploadPaths(): { paths: ApiPaths; schemas: Record<string, unknown> } {
  const { paths, components } = createDocument({
    openapi: "3.1.0",
    info: { title: "", version: "" },
    paths: {
      "/cdn/assets/{key}": { put: upload("assets", "file-uploadAsset", "Upload an asset", "picture.png") },
      "/cdn/media/{key}": { put: upload("media", "file-uploadMedia", "Upload a media file", "hello.mp3") },
    },
  });
  const described = paths as unknown as ApiPaths;
  for (const { put } of Object.values(described)) {
    if (!put) continue;
    put.security = SIGNED_IN;
    for (const [status, description] of Object.entries(FAILURES)) {
      put.responses[status] = describeErrorResponse(status, description, "CDN");
    }
  }
  return { paths: described, schemas: components?.schemas ?? {} };
}

function upload(store: FileStore, operationId: string, summary: string, example: string) {
  const endings = FILE_KINDS[store].flatMap(({ extensions }) => extensions).join(", ");
  const megabytes = MAX_FILE_BYTES[store] / 1024 / 1024;
  const answer = { "application/json": { schema: storedFile } };
  return {
    operationId,
    tags: ["CDN"],
    summary,
    description: `The body is the file as it is, such as of \`curl -T ${example}\`: at most ${megabytes} MB. Its name ends with one of ${endings}, and its content is of that kind. ${store === "assets" ? "An SVG holds nothing that runs or loads anything, no DOCTYPE, and no elements but those of SVG and of drawing programs. " : ""}It is stored whole, or not at all.`,
    requestParams: { path: key, query: fileUploadQuery },
    requestBody: { required: true, content: { "application/octet-stream": { schema: {} } } },
    responses: {
      200: { description: "The file, which replaced another one", content: answer },
      201: { description: "The new file", content: answer },
    },
  };
}
