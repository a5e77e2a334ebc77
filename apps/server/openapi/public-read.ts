import type { ApiOperation } from "./api-operation.ts";

const ETAG = {
  description:
    "Identifies the content of the response, for `If-None-Match`; the `ETag` of a record can also be sent in `If-Match`",
  schema: { type: "string" },
  example: 'W/"3.hX1dtRnQ0cBWlrmeJ0FQ3w"',
};

const IF_NONE_MATCH = {
  in: "header",
  name: "If-None-Match",
  description: "The `ETag` of the response that you have; the status is 304 if it has not changed",
  schema: { type: "string" },
  example: ETAG.example,
};

const rateLimit = (description: string, example: number) => ({
  description: `${description}; absent if the site has no limit, or the response was cached`,
  schema: { type: "integer" },
  example,
});

const RATE_LIMIT = {
  "RateLimit-Limit": rateLimit("Computed reads that the client's IP address may make in a minute", 1_200),
  "RateLimit-Remaining": rateLimit("Computed reads that are left in this minute", 1_199),
  "RateLimit-Reset": rateLimit("Seconds until the count starts again", 60),
};

/** Describes that a read needs no authentication, and has an ETag. */
export function describePublicRead(operation: ApiOperation): void {
  const { responses } = operation;
  operation.security = [];
  describeConditionalRead(operation);
  const success = responses["200"];
  if (success) success.headers = { ...success.headers, ...RATE_LIMIT };
  const tooMany = responses["429"];
  if (tooMany) tooMany.headers = { ...tooMany.headers, ...RATE_LIMIT };
}

/** Documents the ETag of a read, and its `If-None-Match`. */
export function describeConditionalRead(operation: ApiOperation): void {
  const { responses } = operation;
  operation.parameters = [...(operation.parameters ?? []), IF_NONE_MATCH];
  const success = responses["200"];
  const link = success?.headers?.["Link"];
  const headers = { ...(link !== undefined && { Link: link }), ETag: ETAG };
  if (success) success.headers = { ...success.headers, ...headers };
  responses["304"] = { description: "Not changed since the response whose `ETag` was sent", headers };
}
