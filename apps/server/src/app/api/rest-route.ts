import { listHeaders, pageHeaders } from "@saywhere/validators/api/pagination";
import {
  hasField,
  inputNames,
  inputSchema,
  isPublic,
  outputSchema,
  procedureMeta,
  procedures,
  takesIdempotencyKey,
  takesIfMatch,
} from "./procedure-metadata.ts";
import { restInput } from "./rest-input.ts";

/** What is known of a procedure's REST route before any call. */
export type RestRoute = ReturnType<typeof describeRestRoute>;

/** @param path of the procedure, such as "language.get" */
export function describeRestRoute(path: string) {
  const { status = 200, openapi } = procedureMeta(path);
  const type = procedures[path]?._def.type ?? "query";
  const schema = inputSchema(path);
  const output = outputSchema(path);
  return {
    path,
    type,
    /** Status of a successful call. */
    status,
    schema,
    output,
    inputOf: restInput(schema),
    /** Query parameters: all input fields that are not in the path, if the call has no body. */
    parameters:
      openapi?.method === "GET" || openapi?.method === "DELETE"
        ? inputNames(path).filter((name) => !openapi.path.includes(`{${name}}`))
        : [],
    isCacheable: isPublic(path) && type === "query",
    /** Whether it answers a potentially long list, page by page. */
    isList: openapi?.responseHeaders === listHeaders,
    /** Whether its response links to other pages of a list. */
    isPaged: openapi?.responseHeaders === listHeaders || openapi?.responseHeaders === pageHeaders,
    /** Whether it answers a record, which has a version. */
    isRecord: hasField(output, "version"),
    takesIdempotencyKey: takesIdempotencyKey(path),
    takesIfMatch: takesIfMatch(path),
  };
}
