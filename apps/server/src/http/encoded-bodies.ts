import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";

export const ENCODED_BODY =
  "The server does not decompress bodies. Send the body as it is, without the header Content-Encoding.";

/**
 * Rejects bodies with a Content-Encoding, which would be parsed or stored in their compressed form. The response says
 * by Accept-Encoding that the encoding is the reason (RFC 7694, section 3).
 */
export const refuseEncodedBodies = fp(async (app: FastifyInstance) => {
  app.addHook("preParsing", async (request, reply, payload) => {
    if (!hasBody(request) || !isEncoded(request)) return payload;
    reply.header("accept-encoding", "identity");
    throw Object.assign(new Error(ENCODED_BODY), { statusCode: 415 });
  });
});

function hasBody({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Encodings are case-insensitive, and `identity` is none. */
function isEncoded({ headers }: FastifyRequest): boolean {
  const encodings = (headers["content-encoding"] ?? "").toLowerCase().split(",");
  return encodings.some((encoding) => !["", "identity"].includes(encoding.trim()));
}
