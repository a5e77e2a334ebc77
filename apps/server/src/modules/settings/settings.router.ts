import { siteSettings } from "@saywhere/validators/settings/site-settings";
import { storedSettings, storedSettingsInput } from "@saywhere/validators/settings/stored-settings";
import { z } from "zod";
import { administratorProcedure, publicProcedure, router } from "../../trpc/init.ts";
import type { SettingsService } from "./settings.service.ts";

declare module "../../trpc/context.ts" {
  interface Services {
    settings: SettingsService;
  }
}

export const settingsRouter = router({
  /** What every public page shows of the settings. */
  site: publicProcedure
    .input(z.object({}))
    .output(siteSettings)
    .query(({ ctx }) => ctx.services.settings.site()),

  /** Everything that administrators can set. */
  stored: administratorProcedure
    .input(z.object({}))
    .output(storedSettings)
    .query(({ ctx }) => ctx.services.settings.stored()),

  update: administratorProcedure
    .input(storedSettingsInput)
    .output(storedSettings)
    .mutation(({ ctx, input }) => ctx.services.settings.update(input, ctx.actor.author)),
});
