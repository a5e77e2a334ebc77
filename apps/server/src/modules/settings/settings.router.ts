import {
  siteSettings,
  storedSettings,
  storedSettingsInput,
} from "@saywhere/validators/settings/site-settings";
import { z } from "zod";
import { administratorProcedure, publicProcedure, router } from "../../trpc/procedures.ts";

export const settingsRouter = router({
  /** The settings that every public page shows. */
  site: publicProcedure
    .input(z.object({}))
    .output(siteSettings)
    .query(({ ctx }) => ctx.services.settings.site()),

  /** All settings that administrators can change. */
  stored: administratorProcedure
    .input(z.object({}))
    .output(storedSettings)
    .query(({ ctx }) => ctx.services.settings.stored()),

  update: administratorProcedure
    .input(storedSettingsInput)
    .output(storedSettings)
    .mutation(({ ctx, input }) => ctx.services.settings.update(input, ctx.actor.author)),
});
