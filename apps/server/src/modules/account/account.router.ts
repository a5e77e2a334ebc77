import {
  acceptLinkInput,
  accountRecord,
  changePasswordInput,
  linkInfo,
  linkToken,
  me,
  sessionInfo,
  signInInput,
  signInResult,
} from "@saywhere/validators/accounts/account";
import { successResult } from "@saywhere/validators/api/success";
import { z } from "zod";
import { editorProcedure, editorSessionProcedure, publicProcedure, router } from "../../trpc/procedures.ts";
import { adminCall, PUBLIC_ERRORS } from "../../trpc/rest-description.ts";
import { succeed } from "../../trpc/succeed.ts";

/**
 * Signing in and out, and the data that people store for themselves. Sign-in needs no role, and its responses are never
 * cached.
 */
export const accountRouter = router({
  signIn: publicProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/auth/sign-in",
        tags: ["Sign-in"],
        summary: "Sign in",
        description:
          "Sets the cookie of a session and answers who signed in. For a person with one-time codes it sets no cookie, and answers `second_factor` with a `token` for `POST /auth/sign-in/code`.",
        protect: false,
        errorResponses: {
          ...PUBLIC_ERRORS,
          401: "E-mail or password is wrong",
          403: "The call came from another site",
          429: "Too many attempts; `Retry-After` says when to try again",
        },
      },
    })
    .input(signInInput)
    .output(signInResult)
    .mutation(({ ctx, input }) => ctx.services.account.signIn(input, ctx.caller)),

  signOut: publicProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/auth/sign-out",
        tags: ["Sign-in"],
        summary: "Sign out",
        description: "Ends the session, where there is one.",
        protect: false,
        errorResponses: {
          ...PUBLIC_ERRORS,
          401: "An API token was sent, and it is not valid",
          403: "An API token was sent, which has no session; or the call came from another site",
        },
      },
    })
    .input(z.object({}))
    .output(successResult)
    .mutation(({ ctx }) => succeed(ctx.services.account.signOut(ctx.caller))),

  /** The signed-in person, or null for an anonymous caller. */
  me: publicProcedure
    .input(z.object({}))
    .output(me.nullable())
    .query(async ({ ctx }) => (await ctx.caller.actor())?.me ?? null),

  get: editorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/auth/me",
        tag: "Sign-in",
        summary: "Say who makes the call",
        description: "The person of the session, or the token.",
      }),
    )
    .input(z.object({}))
    .output(me)
    .query(({ ctx }) => ctx.actor.me),

  changePassword: editorSessionProcedure
    .input(changePasswordInput)
    .output(successResult)
    .mutation(({ ctx, input }) => succeed(ctx.services.account.changePassword(input, ctx.actor, ctx.caller))),

  sessions: editorSessionProcedure
    .input(z.object({}))
    .output(z.array(sessionInfo))
    .query(({ ctx }) => ctx.services.account.sessions(ctx.actor)),

  endSession: editorSessionProcedure
    .input(accountRecord)
    .output(successResult)
    .mutation(({ ctx, input }) => succeed(ctx.services.account.endSession(input.id, ctx.actor, ctx.caller))),

  signOutEverywhere: editorSessionProcedure
    .input(z.object({}))
    .output(successResult)
    .mutation(({ ctx }) => succeed(ctx.services.account.signOutEverywhere(ctx.actor, ctx.caller))),

  /** The purpose of a one-time link; a mutation, so that the token is not part of a URL. */
  linkInfo: publicProcedure
    .input(z.object({ token: linkToken }))
    .output(linkInfo)
    .mutation(({ ctx, input }) => ctx.services.account.linkInfo(input.token, ctx.caller)),

  acceptLink: publicProcedure
    .input(acceptLinkInput)
    .output(signInResult)
    .mutation(({ ctx, input }) => ctx.services.account.acceptLink(input, ctx.caller)),
});
