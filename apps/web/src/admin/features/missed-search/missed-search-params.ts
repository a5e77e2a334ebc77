import { sortOrder } from "@saywhere/validators/api/pagination";
import { missedSearchSort } from "@saywhere/validators/search/missed-search";
import { z } from "zod";

/** Search parameters of the list of missed searches. */
export const missedSearchParams = z.object({
  sort: missedSearchSort.optional().catch(undefined),
  order: sortOrder.optional().catch(undefined),
  after: z.string().optional().catch(undefined),
  before: z.string().optional().catch(undefined),
});
export type MissedSearchParams = z.infer<typeof missedSearchParams>;
