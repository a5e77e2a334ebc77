import type { Role } from "@saywhere/validators/accounts/account";
import type { ErrorBody } from "@saywhere/validators/api/error-body";
import { initTRPC, type TRPCError } from "@trpc/server";
import type { OpenApiMeta } from "trpc-to-openapi";
import { ZodError } from "zod";
import { requireAdministrator, requireSession, requireUser } from "../auth/require-role.ts";
import { AppError } from "../errors/app-error.ts";
import { toAppError } from "../errors/to-app-error.ts";
import { internalErrorMessageNow } from "../http/internal-error-message.ts";
import type { Context } from "./context.ts";

/** What a procedure states of itself: its REST call, and who may call it. */
export interface ProcedureMeta extends OpenApiMeta {
  /** Status of a successful REST answer, where it is not 200. */
  status?: number;
  /** Anybody may call it. */
  public?: boolean;
  /** Whoever has at least this role may call it. */
  role?: Role;
  /** Only a person with a session may call it, never an API token. */
  session?: true;
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    // Proxies cut connections on which nothing comes for a minute; a browser notices one that broke without a word.
    sse: { ping: { enabled: true, intervalMs: 15_000 }, client: { reconnectAfterInactivityMs: 40_000 } },
    errorFormatter: ({ shape, error }) => ({
      ...shape,
      message: messageOf(error, shape.message),
      data: {
        ...shape.data,
        issues: issuesOf(error.cause),
        conflict: error.cause instanceof AppError ? error.cause.conflict : undefined,
        retryAfter: error.cause instanceof AppError ? error.cause.retryAfter : undefined,
      },
    }),
  });

/** What the caller is told, and not what failed inside or what the parser of JSON says. */
function messageOf({ code, cause }: TRPCError, message: string): string {
  if (code === "INTERNAL_SERVER_ERROR") return internalErrorMessageNow();
  return cause instanceof SyntaxError ? "The input is not valid JSON" : message;
}

function issuesOf(cause: unknown): ErrorBody["issues"] {
  if (cause instanceof AppError) return cause.issues;
  if (!(cause instanceof ZodError)) return undefined;
  return cause.issues.map(({ path, message }) => ({ path: path as (string | number)[], message }));
}

/** The errors of the services, of the database and of the storage, in tRPC's words. */
const mapErrors = t.middleware(async ({ ctx, next }) => {
  const result = await (ctx.batch ? ctx.batch.run(() => next()) : next());
  if (result.ok) return result;
  const known = toAppError(result.error.cause);
  if (known) throw known.toTRPCError();
  return result;
});

export const router = t.router;
/** A procedure that anybody may call. */
export const publicProcedure = t.procedure.meta({ public: true }).use(mapErrors);

/** Lets only those in who have at least a role; what a procedure states of itself is what is checked. */
const checkRole = t.middleware(async ({ ctx, meta, next }) => {
  const actor = await ctx.caller.actor();
  if (meta?.role !== "editor") return next({ ctx: { ...ctx, actor: requireAdministrator(actor) } });
  return next({ ctx: { ...ctx, actor: requireUser(actor) } });
});

/** A procedure for editors and administrators. */
export const editorProcedure = t.procedure.meta({ role: "editor" }).use(mapErrors).use(checkRole);

/** A procedure for administrators. */
export const administratorProcedure = t.procedure
  .meta({ role: "administrator" })
  .use(mapErrors)
  .use(checkRole);

/** A procedure for editors and administrators who are signed in: an API token never changes who may come in. */
export const editorSessionProcedure = editorProcedure
  .meta({ session: true })
  .use(({ ctx, next }) => next({ ctx: { ...ctx, actor: requireSession(ctx.actor) } }));

/** A procedure for administrators who are signed in. */
export const administratorSessionProcedure = administratorProcedure
  .meta({ session: true })
  .use(({ ctx, next }) => next({ ctx: { ...ctx, actor: requireSession(ctx.actor) } }));
