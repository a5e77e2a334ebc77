import type { EntityManager } from "@mikro-orm/postgresql";
import { OneTimeLink } from "@saywhere/db/entities/one-time-link.entity";
import { Person } from "@saywhere/db/entities/person.entity";
import type { OneTimeLinkRow } from "@saywhere/db/queries/accounts/account.queries";
import { findOneTimeLink } from "@saywhere/db/queries/accounts/account.queries";
import type {
  AcceptLinkInput,
  LinkInfo,
  LinkPurpose,
  OneTimeLink as ShownLink,
  SignInResult,
} from "@saywhere/validators/accounts/account";
import type { Caller } from "../../auth/actor.ts";
import { generateSecret, hashSecret } from "../../auth/secret.ts";
import { AppError } from "../../errors/app-error.ts";
import { validationMessage } from "../../errors/validation-message.ts";
import type { RateLimitedDeps } from "./account-deps.ts";
import { setPassword } from "./change-password.ts";
import { daysFromNow } from "./days-from-now.ts";
import { hashPassword } from "./password-hash.ts";
import { refuseGuessable } from "./password-strength.ts";
import { addFirstAdministrator, lockPerson, lockSetUp, revokeTokensOf } from "./person-writes.ts";
import { acceptFirstFactor, finishSignIn } from "./sign-in.ts";

const invalidLink = () =>
  new AppError("NOT_FOUND", "This link was already used or has expired. Ask an administrator for a new one.");

async function findLink(
  { db, limits }: RateLimitedDeps,
  token: string,
  caller: Caller,
): Promise<OneTimeLinkRow> {
  await limits.link(caller.ipAddress);
  const link = await findOneTimeLink(db, hashSecret(token));
  if (!link) throw invalidLink();
  return link;
}

export async function linkInfo(deps: RateLimitedDeps, token: string, caller: Caller): Promise<LinkInfo> {
  const { purpose, name, email } = await findLink(deps, token, caller);
  return { purpose, name, email };
}

/**
 * Accepts a one-time link: sets the password of its person, or creates the first administrator, and signs in. A person
 * with a second factor has to prove it, as after a sign-in with the password.
 */
export async function acceptLink(
  deps: RateLimitedDeps,
  input: AcceptLinkInput,
  caller: Caller,
): Promise<SignInResult> {
  const link = await findLink(deps, input.token, caller);
  const newcomer = link.purpose === "set-up" ? requireName(input) : null;
  const { name, email } = newcomer ?? link;
  await refuseGuessable(input.password, "password", [name ?? "", email ?? ""]);
  const passwordHash = await hashPassword(input.password);
  const author = { personId: link.person_id, apiTokenId: null, name: name ?? "" };
  const { result } = await deps.recordWriter.run(author, newcomer ? "set-up" : "edit", async (em) => {
    // This lock is taken before the link's, because a deactivation of the person takes its locks in the same order.
    await (newcomer ? lockSetUp(em) : lockPerson(em, link.person_id ?? 0));
    await markUsed(em, link.id);
    const person = newcomer
      ? await addFirstAdministrator(em, { ...newcomer, passwordHash })
      : await resetPassword(em, link.person_id, passwordHash);
    return acceptFirstFactor(em, person, caller);
  });
  return finishSignIn(result, caller);
}

/**
 * Marks the link as used. When two requests use it at the same time, the second one waits for the first and then finds
 * no valid link.
 */
async function markUsed(em: EntityManager, id: number): Promise<void> {
  const used = await em.nativeUpdate(OneTimeLink, { id, usedAt: null }, { usedAt: new Date() });
  if (used === 0) throw invalidLink();
}

async function resetPassword(
  em: EntityManager,
  personId: number | null,
  passwordHash: string,
): Promise<Person> {
  const person = await em.findOne(Person, { id: personId ?? 0, deactivatedAt: null });
  if (!person) throw invalidLink();
  await setPassword(em, person, passwordHash);
  // A person who used the account before the reset may have created tokens with it.
  await revokeTokensOf(em, person.id);
  return person;
}

/** The set-up creates the person, so it requires a name and an e-mail address. */
function requireName({ name, email }: AcceptLinkInput): { name: string; email: string } {
  if (name !== undefined && email !== undefined) return { name, email };
  const issues = [
    ...(name === undefined ? [{ path: ["name"], message: "Enter your name" }] : []),
    ...(email === undefined ? [{ path: ["email"], message: "Enter an e-mail address" }] : []),
  ];
  throw new AppError("BAD_REQUEST", validationMessage(issues), { issues });
}

const PAGES: Record<LinkPurpose, { path: string; days: number }> = {
  "set-up": { path: "/admin/set-up", days: 7 },
  invitation: { path: "/admin/invitation", days: 7 },
  "password-reset": { path: "/admin/reset-password", days: 1 },
};

/**
 * Creates a link that lets a person choose a password once; the person's older links become invalid. The secret is in
 * the URL fragment, which browsers never send, so that no log and no Referer header contains it.
 *
 * @param personId null for the set-up, whose older links stay valid, as another instance may have shown them
 */
export async function createLink(
  em: EntityManager,
  publicUrl: string,
  purpose: LinkPurpose,
  personId: number | null,
): Promise<Omit<ShownLink, "delivery">> {
  const { path, days } = PAGES[purpose];
  const secret = generateSecret();
  if (personId !== null) await em.nativeDelete(OneTimeLink, { person: personId, usedAt: null });
  const id = await em.insert(OneTimeLink, {
    tokenHash: hashSecret(secret),
    purpose,
    person: personId,
    expiresAt: daysFromNow(days),
  });
  const { expiresAt } = await em.findOneOrFail(OneTimeLink, id);
  return { url: `${publicUrl}${path}#${secret}`, expires_at: expiresAt.toISOString() };
}
