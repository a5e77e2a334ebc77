import { pageHeaders } from "@saywhere/validators/api/pagination";
import {
  autoGenerate,
  deployAnswer,
  deployInput,
  deployment,
  deploymentPage,
  deploymentPageInput,
  restoreInput,
  siteStatus,
} from "@saywhere/validators/cdn/deployment";
import { recordIdInput } from "@saywhere/validators/texts/field-schemas";
import { z } from "zod";
import type { Actor } from "../../auth/actor.ts";
import { requireAdministrator } from "../../auth/require-role.ts";
import { AppError } from "../../errors/app-error.ts";
import { administratorProcedure, router } from "../../trpc/procedures.ts";
import { adminCall, STORAGE_ERRORS } from "../../trpc/rest-description.ts";

const TAG = "CDN";
const FAILURES = {
  409: "Another deployment runs, and the message says who started it and when; or this one was canceled",
  502: "The deployment failed, and the message says why; the earlier files are restored",
  507: "The deployment failed because the object storage, or the disk of the server or of the database, is full; the earlier files are restored",
};

export const deploymentRouter = router({
  status: administratorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/cdn/static-site/status",
        tag: TAG,
        summary: "Read the state of the deployed site",
        description: "Whether a static export is deployed, with how many files, and since when.",
        failures: STORAGE_ERRORS,
      }),
    )
    .input(z.object({}))
    .output(siteStatus)
    .query(({ ctx }) => ctx.services.deployment.status()),

  deploy: administratorProcedure
    .meta(
      adminCall({
        method: "POST",
        path: "/cdn/static-site/deploy",
        tag: TAG,
        summary: "Deploy the static export",
        description:
          "Renders and uploads what changed, and removes stale files. Responds when the deployment is over, with its `counts`; with `wait` false immediately, while `status` is `running` and `success` is null. Continues when the caller disconnects.",
        failures: FAILURES,
      }),
    )
    .input(deployInput)
    .output(deployAnswer)
    .mutation(({ ctx, input }) => ctx.services.deployment.deploy(ctx.actor.author, input.wait)),

  cancel: administratorProcedure
    .meta(
      adminCall({
        method: "POST",
        path: "/cdn/static-site/deployments/{id}/cancel",
        tag: TAG,
        summary: "Cancel a deployment",
        description: "Requests that a running deployment stop. The files that it replaced are restored.",
      }),
    )
    .input(recordIdInput)
    .output(deployment)
    .mutation(({ ctx, input }) => ctx.services.deployment.cancel(input.id)),

  restore: administratorProcedure
    .meta(
      adminCall({
        method: "POST",
        path: "/cdn/static-site/deployments/{id}/restore",
        tag: TAG,
        summary: "Roll back to a deployment",
        description:
          "Restores the files of an earlier deployment, without rendering. The last ten that succeeded are kept, with those that a person started and the last one of each day for 30 days; a deployment by an API token counts as automatic. Responds as a deployment does.",
        failures: FAILURES,
      }),
    )
    .input(restoreInput)
    .output(deployAnswer)
    .mutation(({ ctx, input }) => ctx.services.deployment.rollBack(input.id, ctx.actor.author, input.wait)),

  list: administratorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/cdn/static-site/deployments",
        tag: TAG,
        summary: "List the deployments",
        description: "The deployments, newest first: who started each, why, when, and its counts.",
        responseHeaders: pageHeaders,
      }),
    )
    .input(deploymentPageInput)
    .output(deploymentPage)
    .query(({ ctx, input }) => ctx.services.deployment.list(input)),

  get: administratorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/cdn/static-site/deployments/{id}",
        tag: TAG,
        summary: "Read a deployment",
        description: "One deployment, with how far it is.",
      }),
    )
    .input(recordIdInput)
    .output(deployment)
    .query(({ ctx, input }) => ctx.services.deployment.get(input.id)),

  autoGenerate: administratorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/cdn/static-site/auto-generate",
        tag: TAG,
        summary: "Read whether changes are deployed",
        description: "Whether a change of the content starts a deployment by itself.",
      }),
    )
    .input(z.object({}))
    .output(autoGenerate)
    .query(({ ctx }) => ctx.services.deployment.autoGenerate()),

  setAutoGenerate: administratorProcedure
    .meta(
      adminCall({
        method: "PUT",
        path: "/cdn/static-site/auto-generate",
        tag: TAG,
        summary: "Set whether changes are deployed",
        description:
          "While it is on, a burst of changes of the content starts one deployment, a little later.",
      }),
    )
    .input(autoGenerate)
    .output(autoGenerate)
    .mutation(({ ctx, input }) => ctx.services.deployment.setAutoGenerate(input, ctx.actor.author)),

  /** The running or the newest deployment: immediately, and again whenever it changes. */
  watch: administratorProcedure.input(z.object({})).subscription(async function* ({ ctx, signal }) {
    for await (const shown of ctx.services.deployment.watch(ctx.actor, signal)) {
      // The caller may have signed out, or lost the administrator role, since the subscription started.
      refuseOthers(await ctx.caller.actorNow());
      yield shown;
    }
  }),
});

/** Errors thrown in a stream bypass the middleware that converts the errors of services into tRPC errors. */
function refuseOthers(actor: Actor | null): void {
  try {
    requireAdministrator(actor);
  } catch (error) {
    throw error instanceof AppError ? error.toTRPCError() : error;
  }
}
