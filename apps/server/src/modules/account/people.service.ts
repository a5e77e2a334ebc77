import type { EntityManager } from "@mikro-orm/postgresql";
import { OneTimeLink as StoredLink } from "@saywhere/db/entities/one-time-link.entity";
import { Person as StoredPerson } from "@saywhere/db/entities/person.entity";
import { Session } from "@saywhere/db/entities/session.entity";
import { findPerson, listPeople, listPersonNames } from "@saywhere/db/queries/accounts/person.queries";
import type { InviteInput, OneTimeLink, Person, Role } from "@saywhere/validators/accounts/account";
import { AppError } from "../../app-error.ts";
import type { Actor } from "../../trpc/context.ts";
import { presentPerson } from "./account.presenter.ts";
import type { AccountDeps } from "./account-deps.ts";
import { addPerson } from "./add-person.ts";
import { lockAdministrators, lockPerson } from "./lock-people.ts";
import { createLink } from "./one-time-links.ts";

export interface PeopleService {
  list(): Promise<Person[]>;
  names(): Promise<{ id: number; name: string }[]>;
  /** @throws AppError CONFLICT when somebody has the e-mail address already */
  invite(input: InviteInput, actor: Actor): Promise<OneTimeLink>;
  /** @throws AppError CONFLICT for somebody who is deactivated */
  resetLink(id: number, actor: Actor): Promise<OneTimeLink>;
  /** @throws AppError CONFLICT when no administrator would be left */
  setRole(id: number, role: Role, actor: Actor): Promise<Person>;
  /** Deactivating ends the person's sessions. @throws AppError CONFLICT when no administrator would be left */
  setActive(id: number, active: boolean, actor: Actor): Promise<Person>;
}

export function createPeopleService({ db, orm, writer, publicUrl }: AccountDeps): PeopleService {
  return {
    list: async () => (await listPeople(db)).map(presentPerson),
    names: () => listPersonNames(db),
    async invite(input, actor) {
      const { result } = await writer.run(actor.author, "edit", async (em) => {
        const invited = await addPerson(em, { ...input, passwordHash: null });
        return createLink(em, publicUrl, "invitation", invited.id);
      });
      return result;
    },
    resetLink(id) {
      return orm.em.fork().transactional(async (em) => {
        const person = await findLocked(em, id);
        if (person.deactivatedAt) {
          throw new AppError("CONFLICT", `${person.name} is deactivated. Activate the account first.`);
        }
        const accepted = await em.count(StoredPerson, { id, passwordHash: { $ne: null } });
        return createLink(em, publicUrl, accepted ? "password-reset" : "invitation", person.id);
      });
    },
    async setRole(id, role, actor) {
      await writer.run(actor.author, "edit", async (em) => {
        const others = await lockOtherAdministrators(em, id);
        const person = await findLocked(em, id);
        if (role !== "administrator") keepAdministrator(person, others);
        person.role = role;
      });
      return readPerson(id);
    },
    async setActive(id, active, actor) {
      await writer.run(actor.author, "edit", async (em) => {
        const others = await lockOtherAdministrators(em, id);
        const person = await findLocked(em, id);
        if (active) {
          person.deactivatedAt = null;
          return;
        }
        keepAdministrator(person, others);
        person.deactivatedAt ??= new Date();
        await em.nativeDelete(Session, { person: id });
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

const missing = () => new AppError("NOT_FOUND", "There is no such person");

async function findLocked(em: EntityManager, id: number): Promise<StoredPerson> {
  const person = (await lockPerson(em, id)) ? await em.findOne(StoredPerson, id) : null;
  if (!person) throw missing();
  return person;
}

/** Counts the administrators who can sign in, but for one: of two who take the role from each other, one stays. */
async function lockOtherAdministrators(em: EntityManager, id: number): Promise<number> {
  return (await lockAdministrators(em)).filter((administrator) => administrator !== id).length;
}

function keepAdministrator({ role, name }: StoredPerson, others: number): void {
  if (role === "administrator" && others === 0) {
    throw new AppError(
      "CONFLICT",
      `${name} is the only administrator who can sign in. Make somebody else an administrator first.`,
    );
  }
}
