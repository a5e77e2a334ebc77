import { generateOpenApiDocument } from "trpc-to-openapi";
import { ZodObject } from "zod";
import { appRouter } from "../src/app/api/app-router.ts";
import {
  hasField,
  inputSchema,
  outputSchema,
  procedureMeta,
  takesIdempotencyKey,
  takesIfMatch,
} from "../src/app/api/procedure-metadata.ts";
import { VERSION } from "../src/config/version.ts";
import { MAX_URL_LENGTH } from "../src/http/request-size-limits.ts";
import { type ApiOperation, type ApiPaths, SIGNED_IN } from "./api-operation.ts";
import {
  describeErrorResponse,
  failureSchemas,
  NO_SECOND_FACTOR,
  NOT_JSON,
  RETRY_AFTER,
  URL_TOO_LONG,
} from "./error-responses.ts";
import { fileRoutePaths } from "./file-route-paths.ts";
import { describeParameters } from "./parameters.ts";
import { describeConditionalRead, describePublicRead } from "./public-read.ts";
import { REQUEST_EXAMPLES } from "./request-examples.ts";
import { shareErrorResponses } from "./share-error-responses.ts";
import { webhookMessages } from "./webhook-messages.ts";

const TAGS = [
  { name: "Languages", description: "The languages of the guide and their popular phrases." },
  { name: "Categories", description: "The groups that phrases belong to." },
  { name: "Phrases", description: "English phrases and how to say them in each language." },
  { name: "Changes", description: "What changed, for programs that keep a copy of the content." },
  { name: "Search", description: "Finding a phrase in any language." },
  {
    name: "Search words",
    description:
      "Words that mean the same to search, and what was looked for and not found, for those who keep it.",
  },
  { name: "Translations", description: "How each phrase is said in each language, for those who keep it." },
  { name: "Suggestions", description: "Corrections that visitors suggest to the editors." },
  { name: "Tasks", description: "What is to be done, in the order of the task manager." },
  { name: "Documents", description: "Markdown texts that tasks link to." },
  { name: "CDN", description: "The static export of the site, and files that are uploaded for it." },
  { name: "Webhooks", description: "Endpoints that are notified of changes, for administrators." },
  { name: "Sign-in", description: "Sessions of people." },
];

const DESCRIPTION = `Read how everyday phrases are said in many languages, and keep them.

The content is under the terms at \`/terms\` of the site, and where the site states a license, under that of
\`info.license\`. Reads of the public site need no key, and may be called from any
origin. Each of them carries an \`ETag\`, as each read of one record does: send it
back in \`If-None-Match\` and an unchanged answer costs a \`304\` without a body.

Everything else needs a **session** or a **token**. A program sends the token that an administrator made for it
(in the administration area under API Tokens) as \`Authorization: Bearer swt_…\`. It never does more than the person who
made it may, and ends when they are deactivated; a reader's token reads, one of a
language changes the translations in it, and every other write refuses them with \`403\`. People, tokens, sessions and passwords are managed by people who are
signed in, in the administration area, and by no token. A person signs in with
\`POST /api/auth/sign-in\`, with one-time codes also with \`POST /api/auth/sign-in/code\`, and sends the cookie it sets along; calls with a cookie are accepted only from this site.

Writes take the object itself as JSON. A \`PUT\` changes what is sent: an optional field that is left out stays as it is,
unless the call says otherwise. A record's \`version\` counts its changes: send along the one a change was made from, and a
newer save is not overwritten, nor deleted, but the call is refused with \`409\`; leave it out, and the last save wins. The
\`ETag\` of a record has its version too: sent in \`If-Match\`, it does the same, and the status is \`412\`. A write is seen by
every read that begins after its answer. A call that creates a record takes an \`Idempotency-Key\`, with which it can be
repeated when its answer got lost. A write that takes no \`If-Match\` or no \`Idempotency-Key\` is refused with it.

A query holds only parameters that the call has, and a body only fields that it has; others are refused with \`400\` and
the most similar name. A record may be sent as it was read: fields that only responses have are ignored. A filter by a
language or another record that does not exist is \`404\`. A URL, path and query as sent, has at
most ${MAX_URL_LENGTH.toLocaleString("en")} characters; a longer one is refused with \`414\`.

Failed calls answer with problem details (RFC 9457, \`application/problem+json\`), beside which they have \`message\`, for
people, and \`code\`, for programs; \`issues\`, field by field, where
the input was at fault; and \`conflict\` where something stored is in the way.`;

/** An identifier, because its URL would have to be absolute. */
const LICENSE = { name: "All rights reserved", identifier: "LicenseRef-All-rights-reserved" };

const RECORD_ETAG = {
  description: "The version of the record, for `If-Match`",
  schema: { type: "string" },
  example: '"3"',
};

const IF_MATCH = {
  in: "header",
  name: "If-Match",
  description:
    "The `ETag` of the record that the change was made from; refused with 412 when it has a newer one",
  schema: { type: "string" },
  example: '"1"',
};

const IDEMPOTENCY_KEY = {
  in: "header",
  name: "Idempotency-Key",
  description:
    "A text of your choice in quotes, of at most 255 characters, new for each record: a call that is repeated with it within 24 hours creates nothing, and gets the response of the first one",
  schema: { type: "string", maxLength: 257 },
};

const IDEMPOTENCY_REPLAYED = {
  description: "Set if an earlier call with the same `Idempotency-Key` created the record",
  schema: { type: "string", const: "true" },
  example: "true",
};

const SECURITY_SCHEMES = {
  token: { type: "http", scheme: "bearer", description: "An API token, which begins with `swt_`." },
  session: {
    type: "apiKey",
    in: "cookie",
    name: "saywhere_session",
    description: "Set by signing in; its name begins with `__Host-` where the site has HTTPS.",
  },
} as const;

/** Builds the OpenAPI 3.1 document of all REST calls from the procedures. */
export function openApiDocument(): Record<string, unknown> {
  const { components, ...document } = generateOpenApiDocument(appRouter, {
    title: "Saywhere API",
    version: VERSION,
    description: DESCRIPTION,
    // Relative, so that the document is valid at every URL of the site.
    baseUrl: "/api",
    openApiVersion: "3.1.0",
    securitySchemes: SECURITY_SCHEMES,
  });
  const paths = document.paths as unknown as ApiPaths;
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) complete(method, path, operation);
  }
  const files = fileRoutePaths();
  const allPaths = withMethodsOf(withOnePathEach(paths), files.paths);
  const own = Object.entries(components?.schemas ?? {}).filter(([name]) => !name.startsWith("error."));
  return withoutClosedObjects({
    ...document,
    info: { ...document.info, contact: { name: "Saywhere" }, license: LICENSE },
    tags: TAGS,
    paths: allPaths,
    webhooks: webhookMessages(),
    components: {
      ...components,
      schemas: { ...Object.fromEntries(own), ...failureSchemas(), ...files.schemas },
      responses: shareErrorResponses(allPaths),
      securitySchemes: SECURITY_SCHEMES,
    },
  });
}

/** The committed file of the document, which the server reads. */
export const DOCUMENT_FILE = new URL("openapi.json", import.meta.url);

/** Returns the content of that file. */
export const documentText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`;

/** Removes `additionalProperties: false`, because responses of later versions may have more fields. */
function withoutClosedObjects<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (key, part: unknown) =>
    key === "additionalProperties" && part === false ? undefined : part,
  ) as T;
}

function complete(method: string, path: string, operation: ApiOperation): void {
  const { operationId, responses, tags } = operation;
  const procedure = operationId.replace("-", ".");
  const { public: open, status, openapi } = procedureMeta(procedure);
  // In the responses that trpc-to-openapi describes, all calls have the text of the first one with the same status.
  const failures = (openapi?.errorResponses ?? {}) as Record<string, string>;
  for (const [failure, text] of Object.entries(failures)) {
    responses[failure] = describeErrorResponse(failure, text, tags[0]);
  }
  responses["414"] = describeErrorResponse("414", URL_TOO_LONG);
  if (operation.requestBody) {
    responses["413"] ??= describeErrorResponse("413", "The body is too large");
    responses["415"] = describeErrorResponse("415", NOT_JSON);
  }
  const sent = operation.requestBody?.content["application/json"];
  const { required = [] } = (sent?.schema ?? {}) as { required?: string[] };
  if (method === "put" && required.length > 0) {
    operation.description += ` Required in the body: ${required.map((field) => `\`${field}\``).join(", ")}.`;
  }
  if (sent && operationId in REQUEST_EXAMPLES) sent.example = REQUEST_EXAMPLES[operationId];
  if (status && responses["200"]) {
    responses[status] = { ...responses["200"], description: "The new record" };
    delete responses["200"];
  }
  const input = inputSchema(procedure);
  describeParameters(operation, input instanceof ZodObject ? input.shape : {});
  const success = responses[status ?? 200];
  if (success && hasField(outputSchema(procedure), "version")) {
    if (method !== "get") success.headers = { ...success.headers, ETag: RECORD_ETAG };
    else if (!open) describeConditionalRead(operation);
  }
  if (takesIfMatch(procedure)) {
    operation.parameters = [...(operation.parameters ?? []), IF_MATCH];
    responses["412"] = describeErrorResponse("412", "`If-Match` has the ETag of another version");
  }
  if (success && takesIdempotencyKey(procedure)) {
    // A key of another call would be refused.
    const key = {
      ...IDEMPOTENCY_KEY,
      example: `"${operation.operationId}-8e03978e-40d5-43dd-bc93-6894a57f9324"`,
    };
    operation.parameters = [...(operation.parameters ?? []), key];
    success.headers = { ...success.headers, "Idempotency-Replayed": IDEMPOTENCY_REPLAYED };
    const running = "A call with the same `Idempotency-Key` is still running";
    const other = responses["409"]?.description;
    const conflict = describeErrorResponse("409", other ? `${other}; or: ${running}` : running, tags[0]);
    responses["409"] = { ...conflict, headers: { ...conflict.headers, ...RETRY_AFTER } };
    responses["422"] = describeErrorResponse("422", "The `Idempotency-Key` was sent with another call");
  }
  if (!open) return;
  if (method === "get") describePublicRead(operation);
  else operation.security = [];
  if (!hasField(input, "admin")) return;
  // Public, except for one parameter that requires authentication.
  operation.security = [{}, ...SIGNED_IN];
  responses["401"] = describeErrorResponse("401", "`admin=true` was asked for without a session or a token");
  responses["403"] = describeErrorResponse("403", NO_SECOND_FACTOR);
}

/** Adds methods to paths, some of which may already exist. */
function withMethodsOf(paths: ApiPaths, added: ApiPaths): ApiPaths {
  const all = { ...paths };
  for (const [path, methods] of Object.entries(added)) all[path] = { ...all[path], ...methods };
  return all;
}

/**
 * Merges paths that differ only in the name of a parameter. OpenAPI considers `/languages/{slug}`, which is read, and
 * `/languages/{id}`, which is written, the same path, so here they share a path whose parameter is named after the
 * noun.
 */
function withOnePathEach({
  "/languages/{slug}": read,
  "/languages/{id}": written,
  ...paths
}: ApiPaths): ApiPaths {
  const language = { ...read, ...written };
  for (const { parameters } of Object.values(language)) {
    for (const parameter of parameters ?? []) if (parameter.in === "path") parameter.name = "language";
  }
  return { ...paths, "/languages/{language}": language };
}
