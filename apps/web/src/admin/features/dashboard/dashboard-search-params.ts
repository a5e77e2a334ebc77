import { sortOrder } from "@saywhere/validators/api/pagination";
import { z } from "zod";

export const coverageSort = z.enum(["language", "translated", "romanized", "audio"]);
export type CoverageSort = z.infer<typeof coverageSort>;

/** Search parameters of the dashboard: sort order of the language coverage, and whether all languages are shown. */
export const dashboardSearch = z.object({
  sort: coverageSort.optional().catch(undefined),
  order: sortOrder.optional().catch(undefined),
  languages: z.literal("all").optional().catch(undefined),
});
export type DashboardSearch = z.infer<typeof dashboardSearch>;
