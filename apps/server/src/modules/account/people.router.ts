import {
  accountRecord,
  editorAccess,
  inviteInput,
  oneTimeLink,
  person,
  role,
} from "@saywhere/validators/accounts/account";
import { successResult } from "@saywhere/validators/api/success";
import { z } from "zod";
import { administratorSessionProcedure, editorProcedure, router } from "../../trpc/procedures.ts";

/** Administration of the people who may sign in. */
export const peopleRouter = router({
  list: administratorSessionProcedure
    .input(z.object({}))
    .output(z.array(person))
    .query(({ ctx }) => ctx.services.people.list()),

  /** Names only, for the activity filter and the mentions of comments. */
  names: editorProcedure
    .input(z.object({}))
    .output(z.array(z.object({ id: z.int(), name: z.string(), active: z.boolean() })))
    .query(({ ctx }) => ctx.services.people.names()),

  invite: administratorSessionProcedure
    .input(inviteInput)
    .output(oneTimeLink)
    .mutation(({ ctx, input }) => ctx.services.people.invite(input, ctx.actor)),

  /** A new link for a person who has not accepted the invitation or forgot the password. */
  resetLink: administratorSessionProcedure
    .input(accountRecord)
    .output(oneTimeLink)
    .mutation(({ ctx, input }) => ctx.services.people.resetLink(input.id, ctx.actor)),

  setRole: administratorSessionProcedure
    .input(accountRecord.extend({ role }))
    .output(person)
    .mutation(({ ctx, input }) => ctx.services.people.setRole(input.id, input.role, ctx.actor)),

  /** Removes a person who never signed in. */
  remove: administratorSessionProcedure
    .input(accountRecord)
    .output(successResult)
    .mutation(({ ctx, input }) => ctx.services.people.remove(input.id, ctx.actor)),

  removeSecondFactor: administratorSessionProcedure
    .input(accountRecord)
    .output(person)
    .mutation(({ ctx, input }) => ctx.services.people.removeSecondFactor(input.id, ctx.actor)),
  setAccess: administratorSessionProcedure
    .input(accountRecord.extend(editorAccess.shape))
    .output(person)
    .mutation(({ ctx, input: { id, ...access } }) => ctx.services.people.setAccess(id, access, ctx.actor)),

  setActive: administratorSessionProcedure
    .input(accountRecord.extend({ active: z.boolean() }))
    .output(person)
    .mutation(({ ctx, input }) => ctx.services.people.setActive(input.id, input.active, ctx.actor)),
});
