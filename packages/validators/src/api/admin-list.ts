import { z } from "zod";

export const ADMIN_PAGE_SIZE = 50;

/** Cursor of a page of a long list: after the last row of the previous page, or before the first row of the next. */
export const cursors = {
  after: z.string().max(4_000).optional().describe("`next` of the page before"),
  before: z.string().max(4_000).optional().describe("`previous` of the page after"),
};

export const sortOrder = z.enum(["asc", "desc"]);
export type SortOrder = z.infer<typeof sortOrder>;

/** One page of a long list. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    next: z.string().nullable().describe("Key of the page after this one; null on the last"),
    previous: z.string().nullable().describe("Key of the page before this one; null on the first"),
    /** Total number of rows; null where counting them would require reading them all. */
    total: z.int().nullable(),
    more: z.boolean().optional().describe("Whether there are more than `total`, at which counting ended"),
    /** Number of rows before this page; null if unknown. */
    offset: z.int().nullable(),
  });
}
