import { endSession, listSessions } from "@saywhere/db/queries/accounts/session.queries";
import { type Queryable, toQueryable } from "@saywhere/db/queries/queryable";
import type {
  AcceptLinkInput,
  ChangePasswordInput,
  LinkInfo,
  SessionInfo,
  SignInInput,
  SignInResult,
} from "@saywhere/validators/accounts/account";
import type { Actor, Caller } from "../../auth/actor.ts";
import { requireSession, type SignedInActor } from "../../auth/require-role.ts";
import { IDLE_DAYS } from "../../auth/session-lifetime.ts";
import { AppError } from "../../errors/app-error.ts";
import { presentSession } from "./account.presenter.ts";
import type { RateLimitedDeps } from "./account-deps.ts";
import { changePassword } from "./change-password.ts";
import { type NamedAdministrator, prepareSetUp } from "./first-administrator.ts";
import { acceptLink, linkInfo } from "./one-time-links.ts";
import { endSignIns, lockPerson } from "./person-writes.ts";
import { actorOfSession, actorOfToken } from "./resolve-actor.ts";
import { reportRefusal, signIn } from "./sign-in.ts";

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService(deps: RateLimitedDeps) {
  const { db, orm } = deps;
  const { inTurn } = deps.limits;
  return {
    /** @throws AppError UNAUTHORIZED with the same message for every cause, TOO_MANY_REQUESTS */
    signIn: (input: SignInInput, caller: Caller): Promise<SignInResult> =>
      inTurn(caller.ipAddress, () => signIn(deps, input, caller)).catch(reportRefusal(deps)),
    async signOut(caller: Caller): Promise<void> {
      const actor = await caller.actor();
      if (actor) {
        const { me, sessionId } = requireSession(actor);
        await endSession(db, me.id, sessionId);
      }
      caller.setSession(null);
    },
    /** Ends all sessions and starts a new one. @throws AppError BAD_REQUEST when the current password is wrong */
    changePassword: (input: ChangePasswordInput, actor: SignedInActor, caller: Caller): Promise<void> =>
      inTurn(caller.ipAddress, () => changePassword(deps, input, actor, caller)),
    async sessions({ me, sessionId }: SignedInActor): Promise<SessionInfo[]> {
      const rows = await listSessions(db, me.id, IDLE_DAYS);
      return rows.map((row) => presentSession(row, sessionId));
    },
    /** Ends one of the person's own sessions. @throws AppError NOT_FOUND */
    async endSession(id: number, { me, sessionId }: SignedInActor, caller: Caller): Promise<void> {
      const ended = await orm.em.fork().transactional(async (em) => {
        await lockPerson(em, me.id);
        return endSession(toQueryable(em), me.id, id);
      });
      if (!ended) {
        throw new AppError("NOT_FOUND", "This session has ended already");
      }
      if (id === sessionId) caller.setSession(null);
    },
    /** Ends every session of the person, including this one, and sign-ins that wait for the second factor. */
    async signOutEverywhere({ me }: SignedInActor, caller: Caller): Promise<void> {
      await orm.em.fork().transactional(async (em) => {
        await lockPerson(em, me.id);
        await endSignIns(em, me.id);
      });
      caller.setSession(null);
    },
    /** @throws AppError NOT_FOUND when the link was used, has expired or never existed */
    linkInfo: (token: string, caller: Caller): Promise<LinkInfo> =>
      inTurn(caller.ipAddress, () => linkInfo(deps, token, caller)),
    /** Sets the password, signs in or begins the second step, and invalidates the link. */
    acceptLink: (input: AcceptLinkInput, caller: Caller): Promise<SignInResult> =>
      inTurn(caller.ipAddress, () => acceptLink(deps, input, caller)),
    /** @param within a transaction to look the session up in */
    actorOfSession: (identifier: string, within: Queryable = db): Promise<Actor | null> =>
      actorOfSession(within, identifier),
    /** @param within a transaction to look the token up in */
    actorOfToken: (token: string, within: Queryable = db): Promise<Actor | null> =>
      actorOfToken(within, token),
    /**
     * Creates the administrator named in the environment unless a person with that e-mail address exists.
     *
     * @returns the URL of the set-up page while no person can sign in, otherwise null
     */
    prepareSetUp: (administrator: NamedAdministrator | undefined): Promise<string | null> =>
      prepareSetUp(deps, administrator),
  };
}
