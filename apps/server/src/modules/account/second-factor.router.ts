import { me } from "@saywhere/validators/accounts/account";
import {
  codeSetUp,
  confirmSignInInput,
  enableCodesInput,
  ownPasswordInput,
  recoveryCodes,
  secondFactorRuleInput,
  secondFactors,
} from "@saywhere/validators/accounts/second-factor";
import { successResult } from "@saywhere/validators/api/success";
import { z } from "zod";
import {
  administratorSessionProcedure,
  editorSessionProcedure,
  ownAccountProcedure,
  publicProcedure,
  router,
} from "../../trpc/procedures.ts";
import { PUBLIC_ERRORS } from "../../trpc/rest-description.ts";
import { succeed } from "../../trpc/succeed.ts";

/** The second factors of people, and the second step of signing in. */
export const secondFactorRouter = router({
  /** Finishes a sign-in whose password was right. */
  confirmSignIn: publicProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/auth/sign-in/code",
        tags: ["Sign-in"],
        summary: "Finish a sign-in with a one-time code",
        description:
          "The second step of a sign-in that answered `second_factor`: sets the cookie of a session and answers who signed in. A code works once.",
        protect: false,
        errorResponses: {
          ...PUBLIC_ERRORS,
          401: "The code is wrong, or was used already",
          403: "The call came from another site",
          404: "The sign-in took longer than ten minutes, or was finished already",
          429: "Too many attempts; `Retry-After` says when to try again",
        },
      },
    })
    .input(confirmSignInInput)
    .output(me)
    .mutation(({ ctx, input }) => ctx.services.secondFactor.confirmSignIn(input, ctx.caller)),

  mine: ownAccountProcedure
    .input(z.object({}))
    .output(secondFactors)
    .query(({ ctx }) => ctx.services.secondFactor.mine(ctx.actor)),

  begin: ownAccountProcedure
    .input(ownPasswordInput)
    .output(codeSetUp)
    .mutation(({ ctx, input }) => ctx.services.secondFactor.begin(input.password, ctx.actor, ctx.caller)),

  enable: ownAccountProcedure
    .input(enableCodesInput)
    .output(recoveryCodes)
    .mutation(({ ctx, input }) => ctx.services.secondFactor.enable(input.code, ctx.actor, ctx.caller)),

  renewRecoveryCodes: editorSessionProcedure
    .input(ownPasswordInput)
    .output(recoveryCodes)
    .mutation(({ ctx, input }) =>
      ctx.services.secondFactor.renewRecoveryCodes(input.password, ctx.actor, ctx.caller),
    ),

  disable: editorSessionProcedure
    .input(ownPasswordInput)
    .output(successResult)
    .mutation(({ ctx, input }) =>
      succeed(ctx.services.secondFactor.disable(input.password, ctx.actor, ctx.caller)),
    ),

  /** Who needs a second factor. */
  rule: administratorSessionProcedure
    .input(z.object({}))
    .output(secondFactorRuleInput)
    .query(async ({ ctx }) => ({ rule: await ctx.services.secondFactor.rule() })),

  setRule: administratorSessionProcedure
    .input(secondFactorRuleInput)
    .output(secondFactorRuleInput)
    .mutation(async ({ ctx, input }) => ({
      rule: await ctx.services.secondFactor.setRule(input.rule, ctx.actor),
    })),
});
