import { pageHeaders } from "@saywhere/validators/api/pagination";
import { changeFeed, changeFeedInput, NOW } from "@saywhere/validators/history/change-feed";
import { requireUser } from "../../auth/require-role.ts";
import { publicProcedure, router } from "../../trpc/procedures.ts";
import { publicRead } from "../../trpc/rest-description.ts";

const DESCRIPTION = `The languages, categories, phrases and translations that editors and imports created, changed or deleted since a cursor, in the order in which the changes were saved. Each record is listed at most once in a response, with its state at the time of the response. A change is listed as soon as its call has returned.

With \`admin=true\`, and a session or a token, tasks (also when they are moved), documents, synonyms, settings and stored files are listed too, and for administrators webhooks, people and API tokens. A cursor is valid with and without it.

Request \`after=${NOW}\` first, then read everything; from then on, send the \`next\` of each response as \`after\`, immediately while \`more\` is true. A response without changes has a cursor too, and an \`ETag\` like every public read.

The history is kept without a limit of time. If it does not have the change of a cursor, because the site was restored from a backup, the response is \`410\`: read everything again. The starting content, and what updates of Saywhere itself change in it, is not part of the history.`;

/** What changed, for programs that keep a copy of the content. */
export const changeFeedRouter = router({
  read: publicProcedure
    .meta(
      publicRead({
        path: "/changes",
        tag: "Changes",
        summary: "List what changed",
        description: DESCRIPTION,
        responseHeaders: pageHeaders,
        failures: { 410: "The history does not have the change of the cursor: read everything again" },
      }),
    )
    .input(changeFeedInput)
    .output(changeFeed)
    .query(async ({ ctx, input }) => {
      const actor = input.admin ? requireUser(await ctx.caller.actor()) : null;
      return ctx.services.changeFeed.read(input, actor);
    }),
});
