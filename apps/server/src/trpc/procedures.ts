import type { Role } from "@saywhere/validators/accounts/account";
import { initTRPC, type TRPCError } from "@trpc/server";
import type { OpenApiMeta } from "trpc-to-openapi";
import { ZodError } from "zod";
import {
  beyondLanguages,
  requireAdministrator,
  requireEditor,
  requireSession,
  requireUser,
} from "../auth/require-role.ts";
import { AppError, issuesOf } from "../errors/app-error.ts";
import { toAppError } from "../errors/to-app-error.ts";
import { validationMessage } from "../errors/validation-message.ts";
import { internalErrorMessageNow } from "../http/error-handler.ts";
import type { Context } from "./context.ts";

/** The metadata of a procedure: its REST call, and who may call it. */
export interface ProcedureMeta extends OpenApiMeta {
  /** Status of a successful REST response, if it is not 200. */
  status?: number;
  /** No authentication is required. */
  public?: boolean;
  /** The minimum role of callers. */
  role?: Role;
  /** Also for editors and programs who may change only some languages: the procedure keeps them to these. */
  limited?: true;
  /** Requires a person's session; API tokens are rejected. */
  session?: true;
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    // Proxies cut connections that are idle for a minute; browsers detect a silently broken one by missing pings.
    sse: { ping: { enabled: true, intervalMs: 15_000 }, client: { reconnectAfterInactivityMs: 40_000 } },
    errorFormatter: ({ shape, error, ctx }) => ({
      ...shape,
      message: messageOf(error, shape.message, ctx?.showErrors),
      data: {
        ...shape.data,
        issues: issuesOf(error.cause),
        conflict: error.cause instanceof AppError ? error.cause.conflict : undefined,
        retryAfter: error.cause instanceof AppError ? error.cause.retryAfter : undefined,
      },
    }),
  });

/** The message for the caller, without messages of the JSON parser, and without internal details unless in development. */
function messageOf({ code, cause }: TRPCError, message: string, showErrors = false): string {
  if (code === "INTERNAL_SERVER_ERROR") {
    return showErrors
      ? `${internalErrorMessageNow()}\n${cause?.stack ?? message}`
      : internalErrorMessageNow();
  }
  // The message of a ZodError is its issues as JSON.
  if (cause instanceof ZodError) return validationMessage(issuesOf(cause));
  return cause instanceof SyntaxError ? "The input is not valid JSON" : message;
}

/** Converts errors of the services, the database and the storage into tRPC errors. */
const mapErrors = t.middleware(async ({ ctx, next }) => {
  const result = await (ctx.batch ? ctx.batch.run(() => next()) : next());
  if (result.ok) return result;
  const known = toAppError(result.error.cause);
  if (known) throw known.toTRPCError();
  return result;
});

export const router = t.router;
/** A procedure that requires no authentication. */
export const publicProcedure = t.procedure.meta({ public: true }).use(mapErrors);

/** Rejects callers below the required role, which is read from the procedure's metadata. */
const checkRole = t.middleware(async ({ ctx, meta, type, next }) => {
  const caller = await ctx.caller.actor();
  if (meta?.role !== "editor") return next({ ctx: { ...ctx, actor: requireAdministrator(caller) } });
  const actor = type === "query" ? requireUser(caller) : requireEditor(caller);
  const { author } = actor;
  if (author.languageIds && type !== "query" && !meta.limited) throw beyondLanguages(author).toTRPCError();
  return next({ ctx: { ...ctx, actor } });
});

/** A procedure for editors and administrators; its queries also for API tokens that only read. */
export const editorProcedure = t.procedure.meta({ role: "editor" }).use(mapErrors).use(checkRole);

/**
 * A procedure for editors, also for those who may change only some languages: its writes go through a `RecordWriter`,
 * which keeps them to these, or it calls `requireLanguage`.
 */
export const translatorProcedure = editorProcedure.meta({ limited: true });

/** A procedure for administrators. */
export const administratorProcedure = t.procedure
  .meta({ role: "administrator" })
  .use(mapErrors)
  .use(checkRole);

/** A procedure by which signed-in people change what is their own: an API token must never change who has access. */
export const editorSessionProcedure = editorProcedure
  .meta({ session: true, limited: true })
  .use(({ ctx, next }) => next({ ctx: { ...ctx, actor: requireSession(ctx.actor) } }));

/** A procedure for signed-in people, also for those who have to add a second factor before anything else. */
export const ownAccountProcedure = t.procedure
  .meta({ role: "editor", session: true, limited: true })
  .use(mapErrors)
  .use(async ({ ctx, next }) => next({ ctx: { ...ctx, actor: requireSession(await ctx.caller.actor()) } }));

/** A procedure for signed-in administrators. */
export const administratorSessionProcedure = administratorProcedure
  .meta({ session: true })
  .use(({ ctx, next }) => next({ ctx: { ...ctx, actor: requireSession(ctx.actor) } }));
