import { accountRecord, me } from "@saywhere/validators/accounts/account";
import {
  passkeyRegistrationInput,
  passkeyRegistrationOptions,
  passkeySignInInput,
  passkeySignInOptions,
  registerPasskeyInput,
} from "@saywhere/validators/accounts/passkey";
import { successResult } from "@saywhere/validators/api/success";
import { z } from "zod";
import {
  editorSessionProcedure,
  ownAccountProcedure,
  publicProcedure,
  router,
} from "../../trpc/procedures.ts";
import { succeed } from "../../trpc/succeed.ts";

/** Passkeys of people, and signing in with them. */
export const passkeyRouter = router({
  /** A mutation, because it stores a challenge. */
  signInOptions: publicProcedure
    .input(z.object({}))
    .output(passkeySignInOptions)
    .mutation(({ ctx }) => ctx.services.passkey.signInOptions(ctx.caller)),

  signIn: publicProcedure
    .input(passkeySignInInput)
    .output(me)
    .mutation(({ ctx, input }) => ctx.services.passkey.signIn(input, ctx.caller)),

  registrationOptions: ownAccountProcedure
    .input(passkeyRegistrationInput)
    .output(passkeyRegistrationOptions)
    .mutation(({ ctx, input }) =>
      ctx.services.passkey.registrationOptions(input.password, ctx.actor, ctx.caller),
    ),

  register: ownAccountProcedure
    .input(registerPasskeyInput)
    .output(successResult)
    .mutation(({ ctx, input }) => succeed(ctx.services.passkey.register(input, ctx.actor, ctx.caller))),

  remove: editorSessionProcedure
    .input(accountRecord)
    .output(successResult)
    .mutation(({ ctx, input }) => succeed(ctx.services.passkey.remove(input.id, ctx.actor))),
});
