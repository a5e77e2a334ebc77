import { successResult } from "@saywhere/validators/api/success";
import {
  synonymGroup,
  synonymGroupInput,
  synonymGroupUpdateInput,
} from "@saywhere/validators/content/synonym";
import { recordDeletionInput, recordIdInput } from "@saywhere/validators/texts/field-schemas";
import { z } from "zod";
import { editorProcedure, router } from "../../trpc/procedures.ts";
import { adminCall } from "../../trpc/rest-description.ts";

const TAG = "Search words";

export const synonymRouter = router({
  list: editorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/synonyms",
        tag: TAG,
        summary: "List the synonyms",
        description: "Every group of words and short texts that mean the same to search, the oldest first.",
      }),
    )
    .input(z.object({}))
    .output(z.array(synonymGroup))
    .query(({ ctx }) => ctx.services.synonym.list()),

  get: editorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/synonyms/{id}",
        tag: TAG,
        summary: "Get one group of synonyms",
        description: "The record with its version, for a change.",
      }),
    )
    .input(recordIdInput)
    .output(synonymGroup)
    .query(({ ctx, input }) => ctx.services.synonym.get(input.id)),

  create: editorProcedure
    .meta(
      adminCall({
        method: "POST",
        status: 201,
        path: "/synonyms",
        tag: TAG,
        summary: "Add a group of synonyms",
        description:
          "Adds a group of terms. Searching for any of these terms also finds the others. To add a term to an existing meaning, change its group; a separate group has a separate meaning.",
      }),
    )
    .input(synonymGroupInput)
    .output(synonymGroup)
    .mutation(({ ctx, input }) => ctx.services.synonym.create(input, ctx.actor.author)),

  update: editorProcedure
    .meta(
      adminCall({
        method: "PUT",
        path: "/synonyms/{id}",
        tag: TAG,
        summary: "Change a group of synonyms",
        description: "Changes a group. Send all of its terms: a term that is left out is removed.",
        failures: { 409: "Someone saved a newer version" },
      }),
    )
    .input(synonymGroupUpdateInput)
    .output(synonymGroup)
    .mutation(({ ctx, input }) => ctx.services.synonym.update(input, ctx.actor.author)),

  delete: editorProcedure
    .meta(
      adminCall({
        method: "DELETE",
        path: "/synonyms/{id}",
        tag: TAG,
        summary: "Delete a group of synonyms",
        description: "Deletes a group: its terms no longer mean the same to search.",
        failures: { 409: "Someone saved a newer version" },
      }),
    )
    .input(recordDeletionInput)
    .output(successResult)
    .mutation(({ ctx, input }) => ctx.services.synonym.delete(input, ctx.actor.author)),
});
