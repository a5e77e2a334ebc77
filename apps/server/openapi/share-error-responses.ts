import type { ApiPaths, ApiResponse } from "./api-operation.ts";
import { hasOwnExample } from "./error-responses.ts";

/** Maximum length of a name; longer ones are cut after a word. */
const MAX_NAME_LENGTH = 80;

/**
 * Replaces the error responses of all operations with references, because most of them are shared by many operations.
 *
 * @returns the responses by the names used in the references
 * @throws if different responses would have the same name
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

/** A name that does not change when other responses are added: `404-there-is-no-such-record-Tasks`. */
function nameOf(status: string, description: string, tag = ""): string {
  const words = description.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  let name = status;
  for (const word of words) {
    if (name.length + 1 + word.length > MAX_NAME_LENGTH) break;
    name += `-${word}`;
  }
  return hasOwnExample(tag, status) ? `${name}-${tag.replace(" ", "-")}` : name;
}
