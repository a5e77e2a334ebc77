import type { EntityManager } from "@mikro-orm/postgresql";
import { Language } from "@saywhere/db/entities/language.entity";
import { OneTimeLink as StoredLink } from "@saywhere/db/entities/one-time-link.entity";
import { Person as StoredPerson } from "@saywhere/db/entities/person.entity";
import {
  findPerson,
  listPeople,
  listPersonNames,
  type PersonNameRow,
} from "@saywhere/db/queries/accounts/person.queries";
import { toQueryable } from "@saywhere/db/queries/queryable";
import type {
  EditorAccess,
  InviteInput,
  OneTimeLink,
  Person,
  Role,
} from "@saywhere/validators/accounts/account";
import { SUCCESS, type Success } from "@saywhere/validators/api/success";
import type { SignedInActor } from "../../auth/require-role.ts";
import { AppError, invalidField } from "../../errors/app-error.ts";
import { presentPerson } from "./account.presenter.ts";
import type { AccountDeps } from "./account-deps.ts";
import { createLink } from "./one-time-links.ts";
import { addPerson, endSignIns, lockAdministrators, lockPerson, revokeTokensOf } from "./person-writes.ts";
import { removeSecondFactors } from "./second-factor-writes.ts";
import { sendInvitation } from "./send-invitation.ts";

export type PeopleService = ReturnType<typeof createPeopleService>;

export function createPeopleService({ db, orm, recordWriter, publicUrl, sendMail }: AccountDeps) {
  return {
    list: async (): Promise<Person[]> => (await listPeople(db)).map(presentPerson),
    names: (): Promise<PersonNameRow[]> => listPersonNames(db),
    /**
     * Adds a person who chooses a password by a link, which is sent by e-mail if the server has a mail server.
     *
     * @throws AppError CONFLICT when another person already has the e-mail address
     */
    async invite(input: InviteInput, actor: SignedInActor): Promise<OneTimeLink> {
      const { result } = await recordWriter.run(actor.author, "edit", async (em) => {
        await lockAdministrators(em, actor);
        const { language_ids, can_review, ...person } = input;
        const languageIds = await knownLanguages(em, language_ids);
        const invited = await addPerson(em, {
          ...person,
          languageIds,
          canReview: can_review,
          passwordHash: null,
        });
        return createLink(em, publicUrl, "invitation", invited.id);
      });
      return sendInvitation(sendMail, { link: result, invited: input, by: actor.me.name });
    },
    /**
     * Creates a link for a new password. Choosing the password ends the person's sessions and API tokens. The link of a
     * person who has not accepted the invitation is sent as that of `invite`.
     *
     * @throws AppError CONFLICT for a deactivated person
     */
    async resetLink(id: number, actor: SignedInActor): Promise<OneTimeLink> {
      const { link, invited } = await orm.em.fork().transactional(async (em) => {
        await lockAdministrators(em, actor);
        const person = await findLocked(em, id);
        if (person.deactivatedAt) {
          throw new AppError("CONFLICT", `${person.name} is deactivated. Reactivate the account first.`);
        }
        const accepted = (await findPerson(toQueryable(em), id))?.can_sign_in;
        const purpose = accepted ? "password-reset" : "invitation";
        const created = await createLink(em, publicUrl, purpose, person.id);
        return { link: created, invited: accepted ? null : person };
      });
      if (!invited) return { ...link, delivery: "manual" };
      return sendInvitation(sendMail, { link, invited, by: actor.me.name });
    },
    /**
     * Changes the role. Ends the API tokens that the person created and that have more permissions than the new role.
     *
     * @throws AppError CONFLICT when no administrator would be left
     */
    async setRole(id: number, role: Role, actor: SignedInActor): Promise<Person> {
      await recordWriter.run(actor.author, "edit", async (em) => {
        const administrators = await lockAdministrators(em, actor);
        const person = await findLocked(em, id);
        if (role !== "administrator") keepAdministrator(person, administrators);
        person.role = role;
        if (role === "administrator") Object.assign(person, { languageIds: null, canReview: true });
        await em.flush();
        if (role !== "administrator") await revokeTokensOf(em, id, "administrator");
      });
      return readPerson(id);
    },
    /**
     * Removes a person who never signed in. The link of the invitation stops working.
     *
     * @throws AppError CONFLICT for a person who signed in: the history has the name
     */
    async remove(id: number, actor: SignedInActor): Promise<Success> {
      await recordWriter.run(actor.author, "edit", async (em) => {
        await lockAdministrators(em, actor);
        const { name } = await findLocked(em, id);
        const neverSignedIn = { id, passwordHash: null, lastSeenAt: null };
        if ((await em.nativeDelete(StoredPerson, neverSignedIn)) > 0) return;
        throw new AppError("CONFLICT", `${name} has signed in. Deactivate the account instead.`);
      });
      return SUCCESS;
    },
    /** Removes all second factors of a person, and ends the person's sessions. */
    async removeSecondFactor(id: number, actor: SignedInActor): Promise<Person> {
      await recordWriter.run(actor.author, "edit", async (em) => {
        await lockAdministrators(em, actor);
        await findLocked(em, id);
        await removeSecondFactors(em, id);
      });
      return readPerson(id);
    },
    /**
     * Changes which translations an editor may change, and whether they need a review. It takes effect with the next call of the editor, and of the API
     * tokens that the editor created.
     *
     * @throws AppError CONFLICT for an administrator, BAD_REQUEST for an unknown language
     */
    async setAccess(
      id: number,
      { language_ids, can_review }: EditorAccess,
      actor: SignedInActor,
    ): Promise<Person> {
      await recordWriter.run(actor.author, "edit", async (em) => {
        await lockAdministrators(em, actor);
        const person = await findLocked(em, id);
        if (person.role === "administrator") {
          throw new AppError("CONFLICT", `${person.name} is an administrator, who may change everything.`);
        }
        person.languageIds = await knownLanguages(em, language_ids);
        person.canReview = can_review;
      });
      return readPerson(id);
    },
    /**
     * Activates or deactivates a person. Deactivation ends the person's sessions and API tokens, which reactivation does
     * not restore.
     *
     * @throws AppError CONFLICT when no administrator would be left
     */
    async setActive(id: number, active: boolean, actor: SignedInActor): Promise<Person> {
      await recordWriter.run(actor.author, "edit", async (em) => {
        const administrators = await lockAdministrators(em, actor);
        const person = await findLocked(em, id);
        if (active) {
          person.deactivatedAt = null;
          return;
        }
        keepAdministrator(person, administrators);
        person.deactivatedAt ??= new Date();
        await em.flush();
        await revokeTokensOf(em, id);
        await endSignIns(em, id);
        await em.nativeDelete(StoredLink, { person: id, usedAt: null });
      });
      return readPerson(id);
    },
  };

  async function readPerson(id: number): Promise<Person> {
    const row = await findPerson(db, id);
    if (!row) throw missing();
    return presentPerson(row);
  }
}

/** @throws AppError BAD_REQUEST for an unknown language */
async function knownLanguages(em: EntityManager, ids: number[] | null): Promise<number[] | null> {
  if (ids === null) return null;
  const distinct = [...new Set(ids)].sort((a, b) => a - b);
  if ((await em.count(Language, { id: { $in: distinct } })) < distinct.length) {
    throw invalidField(["language_ids"], "One of these languages no longer exists");
  }
  return distinct;
}

const missing = () => new AppError("NOT_FOUND", "There is no such person");

async function findLocked(em: EntityManager, id: number): Promise<StoredPerson> {
  const person = (await lockPerson(em, id)) ? await em.findOne(StoredPerson, id) : null;
  if (!person) throw missing();
  return person;
}

function keepAdministrator({ id, role, name }: StoredPerson, administrators: number[]): void {
  if (role === "administrator" && administrators.every((administrator) => administrator === id)) {
    throw new AppError(
      "CONFLICT",
      `${name} is the only administrator who can sign in. Make another person an administrator first.`,
    );
  }
}
