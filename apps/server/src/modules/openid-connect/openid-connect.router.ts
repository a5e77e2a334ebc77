import { openIdProvider, signInWays } from "@saywhere/validators/accounts/openid-connect";
import { z } from "zod";
import { editorSessionProcedure, publicProcedure, router } from "../../trpc/procedures.ts";

/** Signing in at an OpenID Connect provider; plain routes begin and finish it (openid-connect.routes.ts). */
export const openIdConnectRouter = router({
  /** The provider at which people can sign in; null if there is none. */
  provider: publicProcedure
    .input(z.object({}))
    .output(openIdProvider.nullable())
    .query(({ ctx }) => ctx.services.openIdConnect.provider()),

  /** How the caller signs in. */
  mine: editorSessionProcedure
    .input(z.object({}))
    .output(signInWays)
    .query(({ ctx }) => ctx.services.openIdConnect.mine(ctx.actor)),
});
