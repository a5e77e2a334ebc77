import { FULL_LIST_NOTE } from "@saywhere/validators/api/pagination";
import { successResult } from "@saywhere/validators/api/success";
import {
  adminCategory,
  category,
  categoryInput,
  categoryUpdateInput,
} from "@saywhere/validators/content/category";
import { recordDeletionInput, recordIdInput } from "@saywhere/validators/texts/field-schemas";
import { z } from "zod";
import { editorProcedure, publicProcedure, router } from "../../trpc/procedures.ts";
import { adminCall, publicRead } from "../../trpc/rest-description.ts";

export const categoryRouter = router({
  list: publicProcedure
    .meta(
      publicRead({
        path: "/categories",
        tag: "Categories",
        summary: "List the categories",
        description: `Every category of phrases, in the order of the site. ${FULL_LIST_NOTE}`,
      }),
    )
    .input(z.object({}))
    .output(z.array(category))
    .query(({ ctx }) => ctx.services.category.list()),

  /** The list for editors. */
  adminList: editorProcedure
    .input(z.object({}))
    .output(z.array(adminCategory))
    .query(({ ctx }) => ctx.services.category.adminList()),

  adminGet: editorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/categories/{id}",
        tag: "Categories",
        summary: "Get one category",
        description: "The record with its version, for a change.",
      }),
    )
    .input(recordIdInput)
    .output(adminCategory)
    .query(({ ctx, input }) => ctx.services.category.adminGet(input.id)),

  create: editorProcedure
    .meta(
      adminCall({
        method: "POST",
        status: 201,
        path: "/categories",
        tag: "Categories",
        summary: "Add a category",
        description: "Adds a category at the end of the list.",
        failures: { 409: "Another category has the slug" },
      }),
    )
    .input(categoryInput)
    .output(adminCategory)
    .mutation(({ ctx, input }) => ctx.services.category.create(input, ctx.actor.author)),

  update: editorProcedure
    .meta(
      adminCall({
        method: "PUT",
        path: "/categories/{id}",
        tag: "Categories",
        summary: "Change a category",
        description: "Changes what is sent. Without a slug, a changed name makes a new one.",
        failures: { 409: "Another category has the slug, or someone saved a newer version" },
      }),
    )
    .input(categoryUpdateInput)
    .output(adminCategory)
    .mutation(({ ctx, input }) => ctx.services.category.update(input, ctx.actor.author)),

  delete: editorProcedure
    .meta(
      adminCall({
        method: "DELETE",
        path: "/categories/{id}",
        tag: "Categories",
        summary: "Delete a category",
        description: "Deletes a category that has no phrases.",
        failures: { 409: "The category has phrases, or someone saved a newer version" },
      }),
    )
    .input(recordDeletionInput)
    .output(successResult)
    .mutation(({ ctx, input }) => ctx.services.category.delete(input, ctx.actor.author)),
});
