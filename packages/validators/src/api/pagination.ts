import { z } from "zod";
import { wholeNumber } from "../texts/field-schemas.ts";

/** Maximum number of items in a response of a REST list; the remaining items are on the next page. */
export const LIST_LIMIT = 10_000;

/** Cursor and limit of a page. */
export const cursorInput = {
  after: z
    .string()
    .max(400)
    .optional()
    .describe("Cursor of the next page, from the `Link` header of the previous response"),
  limit: wholeNumber(1, LIST_LIMIT)
    .optional()
    .describe(`Maximum number of items; default: ${LIST_LIMIT.toLocaleString("en")}`),
};

/**
 * Maximum number of items of the same lists under /trpc, where screens request pages and never a whole list. Longer
 * lists of the REST API are read in chunks: the first of the usual size, further ones of the maximum.
 */
export const TRPC_LIST = { usual: 100, most: 500 } as const;

/** API documentation of the length of a REST list. */
export const PAGE_LIMIT_NOTE = `A list of more than ${LIST_LIMIT.toLocaleString("en")}, or than the \`limit\`, is returned in pages: until the last page, the response has a \`Link\` header with \`rel="next"\` and the URL of the next page. Items that are added or removed meanwhile do not move others to another page. Pages of more than ${TRPC_LIST.usual} items are read one at a time for all clients; when many requests are waiting, the response is \`429\`.`;

/** API documentation of status 429 for a list. */
export const TOO_MANY_LISTS =
  "Too many concurrent reads of long lists; `Retry-After` has the seconds to wait";

/** API documentation of the length of a list that is always short. */
export const FULL_LIST_NOTE = "The whole list is always returned in one response.";

/** The header with the URLs of the next and the first page. */
export const listHeaders = z.object({
  Link: z
    .string()
    .optional()
    .describe(
      '`<…>; rel="next"`: the URL of the next page; not sent with the last page. `<…>; rel="first"`: the URL of the first page; not sent with the first page',
    ),
});

/** The same header of a list whose body has the cursors too. */
export const pageHeaders = z.object({
  Link: z
    .string()
    .optional()
    .describe(
      '`<…>; rel="next"`, `rel="prev"` and `rel="first"`: the URLs of the next, the previous and the first page; absent where there is no such page, or it is this one. A list that is only read forwards has no `rel="prev"`',
    ),
});

export const ADMIN_PAGE_SIZE = 50;

/** Numbers of rows that a page of the admin can have. */
export const PAGE_SIZES = [25, 50, 100, 200] as const;

/** The highest number of rows that a page given by its number can follow. */
export const MAX_SKIPPED = 10_000;

/** A page of an admin list: its size, and its number in place of a cursor. */
export const numberedPage = {
  limit: z
    .int()
    .min(1)
    .max(Math.max(...PAGE_SIZES))
    .default(ADMIN_PAGE_SIZE),
  page: z
    .int()
    .min(1)
    .max(MAX_SKIPPED)
    .optional()
    .describe("Number of the page from 1, without a cursor; ignored in lists whose rows are not counted"),
};

interface PagePlace {
  page?: number | undefined;
  after?: string | undefined;
  before?: string | undefined;
  limit: number;
}

/** Returns how many rows come before the page of a number; undefined if a cursor says where the page is. */
export function rowsBefore({ page, after, before, limit }: PagePlace): number | undefined {
  if (page === undefined || after !== undefined || before !== undefined) return undefined;
  return Math.min((page - 1) * limit, MAX_SKIPPED);
}

/** Cursor of a page of a long list: after the last row of the previous page, or before the first row of the next. */
export const pageCursors = {
  after: z.string().max(4_000).optional().describe("`next` of the page before"),
  before: z.string().max(4_000).optional().describe("`previous` of the page after"),
};

export const sortOrder = z.enum(["asc", "desc"]);
export type SortOrder = z.infer<typeof sortOrder>;

/** One page of a long list. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    next: z.string().nullable().describe("Cursor of the next page; null on the last"),
    previous: z.string().nullable().describe("Cursor of the previous page; null on the first"),
    /** Total number of rows; null where counting them would require reading them all. */
    total: z.int().nullable(),
    more: z.boolean().optional().describe("Whether there are more than `total`, at which counting ended"),
    /** Number of rows before this page; null if unknown. */
    offset: z.int().nullable(),
  });
}
