import {
  accountRecord,
  apiToken,
  createdToken,
  createTokenInput,
} from "@saywhere/validators/accounts/account";
import { successResult } from "@saywhere/validators/api/success";
import { z } from "zod";
import { administratorSessionProcedure, router } from "../../trpc/procedures.ts";

/** Administration of the tokens with which programs sign in. */
export const tokenRouter = router({
  list: administratorSessionProcedure
    .input(z.object({}))
    .output(z.array(apiToken))
    .query(({ ctx }) => ctx.services.token.list()),

  /** Returns the token itself, which no other procedure ever returns. */
  create: administratorSessionProcedure
    .input(createTokenInput)
    .output(createdToken)
    .mutation(({ ctx, input }) => ctx.services.token.create(input, ctx.actor)),

  revoke: administratorSessionProcedure
    .input(accountRecord)
    .output(successResult)
    .mutation(({ ctx, input }) => ctx.services.token.revoke(input.id, ctx.actor)),
});
