import { initTRPC } from "@trpc/server";
import type { OpenApiMeta } from "trpc-to-openapi";
import { ZodError } from "zod";
import { AppError } from "../app-error.ts";
import type { Context } from "./context.ts";
import { databaseFailure } from "./database-failure.ts";

/** What a procedure states of itself: its REST call, and whether anybody may call it. */
interface ProcedureMeta extends OpenApiMeta {
  public?: boolean;
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error }) => ({
      ...shape,
      message: error.code === "INTERNAL_SERVER_ERROR" ? "Something went wrong on our side" : shape.message,
      data: {
        ...shape.data,
        issues:
          error.cause instanceof ZodError
            ? error.cause.issues.map(({ path, message }) => ({ path: path as (string | number)[], message }))
            : undefined,
      },
    }),
  });

/** The errors of the services and of the database, in tRPC's words. */
const mapErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (result.ok) return result;
  const { cause } = result.error;
  const known = cause instanceof AppError ? cause : databaseFailure(cause);
  if (known) throw known.toTRPCError();
  return result;
});

export const router = t.router;
/** A procedure that anybody may call. */
export const publicProcedure = t.procedure.meta({ public: true }).use(mapErrors);
