import {
  SUGGESTION_RECORDING_BYTES,
  SUGGESTION_RECORDING_PATH,
} from "@saywhere/validators/suggestions/suggestion-limits";
import type { FastifyInstance } from "fastify";
import type { Authenticate } from "../../http/authentication.ts";
import { checkQueryParameters } from "../../http/check-query-parameters.ts";
import type { SuggestionService } from "./suggestion.service.ts";

/**
 * Accepts the recordings that visitors send with their suggestions, unchanged as request bodies. This is no procedure,
 * because clients that are not signed in may send little JSON only.
 */
export async function suggestionRecordings(
  app: FastifyInstance,
  { suggestions, callerOf }: { suggestions: SuggestionService; callerOf: Authenticate },
): Promise<void> {
  app.removeAllContentTypeParsers();
  // The content determines the type, whatever the request says.
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.post(SUGGESTION_RECORDING_PATH, { bodyLimit: SUGGESTION_RECORDING_BYTES }, async (request, reply) => {
    checkQueryParameters(request.query, []);
    const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const id = await suggestions.addRecording(content, callerOf(request, reply));
    return reply.header("cache-control", "no-store").code(201).send({ id });
  });
}
