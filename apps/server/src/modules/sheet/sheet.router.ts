import { sheetEntriesInput, sheetEntry } from "@saywhere/validators/content/sheet-entry";
import { z } from "zod";
import { publicProcedure, router } from "../../trpc/procedures.ts";

export const sheetRouter = router({
  /** Phrases by their slugs, for a shared sheet and for exports of sheets. */
  entries: publicProcedure
    .input(sheetEntriesInput)
    .output(z.array(sheetEntry))
    .query(({ ctx, input }) => ctx.services.sheet.entries(input)),
});
