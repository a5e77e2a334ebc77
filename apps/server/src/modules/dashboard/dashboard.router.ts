import { work } from "@saywhere/validators/dashboard/dashboard-work";
import { z } from "zod";
import { editorProcedure, router } from "../../trpc/procedures.ts";

export const dashboardRouter = router({
  /** What waits for the caller, and for all editors. */
  work: editorProcedure
    .input(z.object({}))
    .output(work)
    .query(({ ctx }) => ctx.services.dashboard.work(ctx.actor)),
});
