import type { EntityManager } from "@mikro-orm/postgresql";
import { OneTimeLink, Person } from "@saywhere/db/entities/person.entity";
import { findOneTimeLink, type OneTimeLinkRow } from "@saywhere/db/queries/accounts/account.queries";
import type { AcceptLinkInput, LinkInfo, Me } from "@saywhere/validators/accounts/account";
import type { Caller } from "../../auth/actor.ts";
import { hashSecret } from "../../auth/session-secret.ts";
import { AppError } from "../../errors/app-error.ts";
import { presentMe } from "./account.presenter.ts";
import type { RateLimitedDeps } from "./account-deps.ts";
import { addFirstAdministrator, lockSetUp } from "./first-administrator.ts";
import { lockPerson } from "./lock-people.ts";
import { hashPassword } from "./passwords.ts";
import { revokeTokensOf } from "./revoke-tokens.ts";
import { setPassword } from "./set-password.ts";
import { startSession } from "./start-session.ts";

const useless = () =>
  new AppError("NOT_FOUND", "This link was used already, or ran out. Ask an administrator for a new one.");

async function findLink(
  { db, limits }: RateLimitedDeps,
  token: string,
  caller: Caller,
): Promise<OneTimeLinkRow> {
  await limits.link(caller.address);
  const link = await findOneTimeLink(db, hashSecret(token));
  if (!link) throw useless();
  return link;
}

export async function linkInfo(deps: RateLimitedDeps, token: string, caller: Caller): Promise<LinkInfo> {
  const { purpose, name, email } = await findLink(deps, token, caller);
  return { purpose, name, email };
}

/** Accepts a one-time link: sets the password of its person, or creates the first administrator, and signs in. */
export async function acceptLink(deps: RateLimitedDeps, input: AcceptLinkInput, caller: Caller): Promise<Me> {
  const link = await findLink(deps, input.token, caller);
  const newcomer = link.purpose === "set-up" ? namedIn(input) : null;
  const passwordHash = await hashPassword(input.password);
  const author = { personId: link.person_id, apiTokenId: null, name: link.name ?? newcomer?.name ?? "" };
  const { result } = await deps.writer.run(author, newcomer ? "set-up" : "edit", async (em) => {
    // This lock is taken before the link's, because a deactivation of the person takes its locks in the same order.
    await (newcomer ? lockSetUp(em) : lockPerson(em, link.person_id ?? 0));
    await useUp(em, link.id);
    const person = newcomer
      ? await addFirstAdministrator(em, { ...newcomer, passwordHash })
      : await choosePassword(em, link.person_id, passwordHash);
    return { person, identifier: await startSession(em, person.id, caller) };
  });
  caller.setSession(result.identifier);
  return presentMe(result.person);
}

/**
 * Marks the link as used. When two requests use it at the same time, the second one waits for the first and then finds
 * no valid link.
 */
async function useUp(em: EntityManager, id: number): Promise<void> {
  const used = await em.nativeUpdate(OneTimeLink, { id, usedAt: null }, { usedAt: new Date() });
  if (used === 0) throw useless();
}

async function choosePassword(
  em: EntityManager,
  personId: number | null,
  passwordHash: string,
): Promise<Person> {
  const person = await em.findOne(Person, { id: personId ?? 0, deactivatedAt: null });
  if (!person) throw useless();
  await setPassword(em, person, passwordHash);
  // A person who used the account before the reset may have created tokens with it.
  await revokeTokensOf(em, person.id);
  return person;
}

/** The set-up creates the person, so it requires a name and an e-mail address. */
function namedIn({ name, email }: AcceptLinkInput): { name: string; email: string } {
  if (name !== undefined && email !== undefined) return { name, email };
  throw new AppError("BAD_REQUEST", "Input validation failed", {
    issues: [
      ...(name === undefined ? [{ path: ["name"], message: "Enter your name" }] : []),
      ...(email === undefined ? [{ path: ["email"], message: "Enter an e-mail address" }] : []),
    ],
  });
}
