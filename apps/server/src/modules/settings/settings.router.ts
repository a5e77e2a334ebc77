import { siteSettings } from "@saywhere/validators/site-settings";
import { z } from "zod";
import { publicProcedure, router } from "../../trpc/init.ts";

export const settingsRouter = router({
  /** What every public page shows of the settings. */
  site: publicProcedure
    .input(z.object({}))
    .output(siteSettings)
    .query(({ ctx }) => ctx.services.settings.site()),
});
