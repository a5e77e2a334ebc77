import { successResult } from "@saywhere/validators/api/success";
import {
  task,
  taskInput,
  taskOrder,
  taskReorderInput,
  taskToggleInput,
  taskUpdateInput,
} from "@saywhere/validators/tasks/task";
import { recordDeletionInput, recordIdInput } from "@saywhere/validators/texts/field-schemas";
import { z } from "zod";
import { editorProcedure, router } from "../../trpc/procedures.ts";
import { adminCall } from "../../trpc/rest-description.ts";

const TAG = "Tasks";

export const taskRouter = router({
  list: editorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/tasks",
        tag: TAG,
        summary: "List the tasks",
        description: "Every task, in the order of the list.",
      }),
    )
    .input(z.object({}))
    .output(z.array(task))
    .query(({ ctx }) => ctx.services.task.list()),

  get: editorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/tasks/{id}",
        tag: TAG,
        summary: "Get one task",
        description: "The record with its version, for a change.",
      }),
    )
    .input(recordIdInput)
    .output(task)
    .query(({ ctx, input }) => ctx.services.task.get(input.id)),

  create: editorProcedure
    .meta(
      adminCall({
        method: "POST",
        status: 201,
        path: "/tasks",
        tag: TAG,
        summary: "Add a task",
        description:
          "Adds a task at the end of the list. `statusSymbol` is made of the status; one sent along is not read.",
      }),
    )
    .input(taskInput)
    .output(task)
    .mutation(({ ctx, input }) => ctx.services.task.create(input, ctx.actor.author)),

  update: editorProcedure
    .meta(
      adminCall({
        method: "PUT",
        path: "/tasks/{id}",
        tag: TAG,
        summary: "Change a task",
        description: "Changes a task. Send the whole task: a text that is left out becomes empty.",
        failures: { 409: "Someone saved a newer version" },
      }),
    )
    .input(taskUpdateInput)
    .output(task)
    .mutation(({ ctx, input }) => ctx.services.task.update(input, ctx.actor.author)),

  /** Completes a task, or makes a completed one pending. */
  toggle: editorProcedure
    .input(taskToggleInput)
    .output(task)
    .mutation(({ ctx, input }) => ctx.services.task.toggle(input, ctx.actor.author)),

  delete: editorProcedure
    .meta(
      adminCall({
        method: "DELETE",
        path: "/tasks/{id}",
        tag: TAG,
        summary: "Delete a task",
        description: "Deletes a task. A document that it links to stays.",
        failures: { 409: "Someone saved a newer version" },
      }),
    )
    .input(recordDeletionInput)
    .output(successResult)
    .mutation(({ ctx, input }) => ctx.services.task.delete(input, ctx.actor.author)),

  reorder: editorProcedure
    .meta(
      adminCall({
        method: "POST",
        path: "/tasks/reorder",
        tag: TAG,
        summary: "Put the tasks in another order",
        description:
          "The tasks that are named share out the places they have now, in the order given; all others stay where they are, and unknown IDs are ignored. Returns the order of all tasks.",
      }),
    )
    .input(taskReorderInput)
    .output(taskOrder)
    .mutation(({ ctx, input }) => ctx.services.task.reorder(input, ctx.actor.author)),
});
