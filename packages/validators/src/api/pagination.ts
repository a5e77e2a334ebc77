import { z } from "zod";
import { wholeNumber } from "./whole-number.ts";

/** How long an answer of a REST list is at most; a longer list goes on in the next answer. */
export const LIST_LIMIT = 10_000;

/** Where an answer of a REST list begins, and how long it is. */
export const cursorInput = {
  after: z
    .string()
    .max(400)
    .optional()
    .describe("Where the list goes on: as the `Link` of the answer before says it"),
  limit: wholeNumber(1, LIST_LIMIT)
    .optional()
    .describe(`How many to answer with at most; ${LIST_LIMIT.toLocaleString("en")} when left out`),
};

/**
 * How long an answer of the same lists is under /trpc: screens ask for pages, and for no whole list. Longer lists of the
 * REST API are read in parts of the same length.
 */
export const TRPC_LIST = { usual: 100, most: 500 } as const;

/** What the documentation of a REST list says of its length. */
export const PAGE_LIMIT_NOTE = `A list of more than ${LIST_LIMIT.toLocaleString("en")}, or than the \`limit\`, is answered in parts: as long as there is more, the answer has a \`Link\` header with \`rel="next"\`, whose address has the next part. What comes or goes meanwhile moves nothing else from one part to another. Parts of more than ${TRPC_LIST.usual} are read one after the other, whoever asks; where many wait already, the answer is \`429\`.`;

/** What the documentation of a list says of 429. */
export const TOO_MANY_LISTS = "Too many long lists are being read, and `Retry-After` says when to try again";

/** What the documentation of a list that is never long says of its length. */
export const FULL_LIST_NOTE = "The list is always answered whole.";

/** The header that leads to the next part. */
export const listHeaders = z.object({
  Link: z
    .string()
    .optional()
    .describe('`<…>; rel="next"`: the address of the next part of the list; absent from the last'),
});
