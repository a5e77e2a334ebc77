import type { EntityManager } from "@mikro-orm/postgresql";
import { OneTimeLink } from "@saywhere/db/entities/one-time-link.entity";
import { OpenIdIdentity } from "@saywhere/db/entities/openid-identity.entity";
import { Person } from "@saywhere/db/entities/person.entity";
import { type Role, signInInput } from "@saywhere/validators/accounts/account";
import type { OpenIdSettings } from "../../config/openid-settings.ts";
import {
  addPerson,
  lockPeopleWhoAdminister,
  lockPerson,
  lockSetUp,
  revokeTokensOf,
} from "../account/person-writes.ts";
import type { ProviderAccount } from "./openid-provider.ts";
import { SignInProblem } from "./sign-in-problem.ts";

/**
 * Finds the person of an account at the provider, and gives the person the role that the provider names. Links an
 * account with the same verified e-mail address, or creates a person, if the settings allow it. Locks the person.
 *
 * @throws SignInProblem for a person who may not sign in
 */
export async function findProviderPerson(
  em: EntityManager,
  settings: OpenIdSettings,
  account: ProviderAccount,
): Promise<Person> {
  const role = roleOf(settings, account);
  const { issuer } = settings;
  const { subject } = account;
  let identity = await em.findOne(OpenIdIdentity, { issuer, subject });
  if (!identity) {
    // Two sign-ins of a new person run one after the other, and the set-up does not run beside them.
    await lockSetUp(em);
    identity = await em.findOne(OpenIdIdentity, { issuer, subject });
  }
  const personId = identity?.person.id ?? (await linkOrCreate(em, settings, { account, role })).id;
  const administrators = role === "editor" ? await lockPeopleWhoAdminister(em) : [];
  await lockPerson(em, personId);
  const person = await em.findOneOrFail(Person, personId, { refresh: true });
  if (person.deactivatedAt) throw new SignInProblem("deactivated");
  if (identity) identity.lastUsedAt = new Date();
  else await em.insert(OpenIdIdentity, { person: personId, issuer, subject });
  if (role && person.role !== role) {
    if (role === "editor" && administrators.every((id) => id === personId)) {
      throw new SignInProblem("last-administrator");
    }
    person.role = role;
    await em.flush();
    if (role === "editor") await revokeTokensOf(em, personId, "administrator");
  }
  await em.flush();
  return person;
}

/** Whether the person of an account exists and has its role, so that a sign-in changes nothing in the history. */
export async function isUnchanged(
  em: EntityManager,
  settings: OpenIdSettings,
  account: ProviderAccount,
): Promise<boolean> {
  const role = roleOf(settings, account);
  const { issuer } = settings;
  const { subject } = account;
  return (await em.count(OpenIdIdentity, { issuer, subject, ...(role && { person: { role } }) })) > 0;
}

/** The role that the provider names; null if administrators assign roles here. @throws SignInProblem */
function roleOf({ role }: OpenIdSettings, { roleValues }: ProviderAccount): Role | null {
  if (!role) return null;
  const has = (values: string[]) => roleValues.some((value) => values.includes(value));
  if (has(role.administrator)) return "administrator";
  if (has(role.editor)) return "editor";
  throw new SignInProblem("no-role");
}

async function linkOrCreate(
  em: EntityManager,
  { issuer, linkByEmail, createPeople }: OpenIdSettings,
  { account, role }: { account: ProviderAccount; role: Role | null },
): Promise<Person> {
  const email = signInInput.shape.email.safeParse(account.email).data;
  if (email === undefined) throw new SignInProblem("unverified");
  const known = await em.findOne(Person, { email });
  if (known) {
    // An e-mail address may pass to another person at the provider.
    const isLinked = (await em.count(OpenIdIdentity, { person: known.id, issuer })) > 0;
    if (!linkByEmail || isLinked) throw new SignInProblem("taken");
    return known;
  }
  if (!createPeople) throw new SignInProblem("unknown");
  const name = firstCharacters(account.name ?? email.slice(0, email.indexOf("@")));
  const added = await addPerson(em, { email, name, role: role ?? "editor", passwordHash: null });
  if (role === "administrator") await em.nativeDelete(OneTimeLink, { purpose: "set-up", usedAt: null });
  return added;
}

/** Maximum length of a stored name. */
const NAME_LENGTH = 100;

/**
 * Cuts a name that is too long, but never within a surrogate pair: PostgreSQL would store its half as a replacement
 * character.
 */
const firstCharacters = (name: string): string =>
  name
    .slice(0, NAME_LENGTH)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
