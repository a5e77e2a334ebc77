import type { ApiPaths, ApiResponse } from "./api-operation.ts";
import { hasOwnExample } from "./error-responses.ts";

/** Beyond as many letters a name is cut after a word. */
const MAX_NAME_LENGTH = 80;

/**
 * Replaces the error responses of all operations by references, because calls have most of them in common.
 *
 * @returns the responses by the names that the references have
 * @throws if responses that differ would have the same name
 */
export function shareErrorResponses(paths: ApiPaths): Record<string, ApiResponse> {
  const shared = new Map<string, ApiResponse>();
  for (const { tags, responses } of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    const references: Record<string, ApiResponse | { $ref: string }> = responses;
    for (const [status, response] of Object.entries(responses)) {
      if (Number(status) < 400) continue;
      const name = nameOf(status, response.description, tags[0]);
      if (JSON.stringify(shared.get(name) ?? response) !== JSON.stringify(response)) {
        throw new Error(`Two error responses would be named ${name}. Change the description of one of them.`);
      }
      shared.set(name, response);
      references[status] = { $ref: `#/components/responses/${name}` };
    }
  }
  return Object.fromEntries([...shared].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A name that stays when other responses are added: `404-there-is-no-such-record-Tasks`. */
function nameOf(status: string, description: string, tag = ""): string {
  const words = description.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  let name = status;
  for (const word of words) {
    if (name.length + 1 + word.length > MAX_NAME_LENGTH) break;
    name += `-${word}`;
  }
  return hasOwnExample(tag, status) ? `${name}-${tag.replace(" ", "-")}` : name;
}
