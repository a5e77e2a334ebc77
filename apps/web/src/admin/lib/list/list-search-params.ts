import { MAX_SKIPPED, PAGE_SIZES, sortOrder } from "@saywhere/validators/api/pagination";
import { SEARCH_MAX_LENGTH } from "@saywhere/validators/api/search-length";
import { z } from "zod";

/** Search params of every list; invalid values are dropped. */
export const listSearch = {
  /** Search text. */
  q: z.string().max(SEARCH_MAX_LENGTH).optional().catch(undefined),
  order: sortOrder.optional().catch(undefined),
  /** ID of the record whose dialog is open. */
  edit: recordInUrl(),
};

const cursor = z.string().max(4_000).optional().catch(undefined);

/** Search params of a list with pages: a cursor or a number, and the number of rows. */
export const pageSearch = {
  after: cursor,
  before: cursor,
  page: z.coerce.number().int().min(1).max(MAX_SKIPPED).optional().catch(undefined),
  size: z.coerce
    .number()
    .refine((size) => (PAGE_SIZES as readonly number[]).includes(size))
    .optional()
    .catch(undefined),
};

/** Another filter, order or size returns to the first page. */
export const FIRST_PAGE = { after: undefined, before: undefined, page: undefined };

/** The ID of a record in a URL. */
export function recordInUrl() {
  return z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined);
}
