import { endSession, endSessions, listSessions } from "@saywhere/db/queries/accounts/person.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type {
  AcceptLinkInput,
  ChangePasswordInput,
  LinkInfo,
  Me,
  SessionInfo,
  SignInInput,
} from "@saywhere/validators/accounts/account";
import type { Actor, ActorLookup, Caller } from "../../auth/actor.ts";
import { requireSession, type SignedInActor } from "../../auth/require-role.ts";
import { IDLE_DAYS } from "../../auth/session-secret.ts";
import { AppError } from "../../errors/app-error.ts";
import { acceptLink, linkInfo } from "./accept-link.ts";
import { presentSession } from "./account.presenter.ts";
import type { AccountDeps } from "./account-deps.ts";
import { changePassword } from "./change-password.ts";
import { createAttemptLimits } from "./rate-limits.ts";
import { actorFromSession, actorOfToken } from "./resolve-actor.ts";
import { type NamedAdministrator, prepareSetUp } from "./set-up.ts";
import { signIn } from "./sign-in.ts";

export interface AccountService extends ActorLookup {
  /** @throws AppError UNAUTHORIZED with the same message for every cause, TOO_MANY_REQUESTS */
  signIn(input: SignInInput, caller: Caller): Promise<Me>;
  signOut(caller: Caller): Promise<void>;
  /** Ends all sessions and starts a new one. @throws AppError BAD_REQUEST when the current password is wrong */
  changePassword(input: ChangePasswordInput, actor: SignedInActor, caller: Caller): Promise<void>;
  sessions(actor: SignedInActor): Promise<SessionInfo[]>;
  /** Ends one of the person's own sessions. @throws AppError NOT_FOUND */
  endSession(id: number, actor: SignedInActor, caller: Caller): Promise<void>;
  /** Ends every session of the person, this one too. */
  signOutEverywhere(actor: SignedInActor, caller: Caller): Promise<void>;
  /** @throws AppError NOT_FOUND when the link was used, has expired or never existed */
  linkInfo(token: string, caller: Caller): Promise<LinkInfo>;
  /** Sets the password, signs in, and invalidates the link. */
  acceptLink(input: AcceptLinkInput, caller: Caller): Promise<Me>;
  /** @param within a transaction to look the session up in */
  actorOfSession(identifier: string, within?: Queryable): Promise<Actor | null>;
  /** @param within a transaction to look the token up in */
  actorOfToken(token: string, within?: Queryable): Promise<Actor | null>;
  /**
   * Creates the administrator named in the environment unless a person with that e-mail address exists.
   *
   * @returns the URL of the set-up page while no person can sign in, otherwise null
   */
  prepareSetUp(administrator: NamedAdministrator | undefined): Promise<string | null>;
}

export function createAccountService(deps: AccountDeps): AccountService {
  const { db } = deps;
  const limited = { ...deps, limits: createAttemptLimits(db) };
  const { inTurn } = limited.limits;
  return {
    async signIn(input, caller) {
      try {
        return await inTurn(caller.address, () => signIn(limited, input, caller));
      } catch (error) {
        if (error instanceof AppError) deps.onRefusedSignIn?.();
        throw error;
      }
    },
    async signOut(caller) {
      const actor = await caller.actor();
      if (actor) {
        const { me, sessionId } = requireSession(actor);
        await endSession(db, me.id, sessionId);
      }
      caller.setSession(null);
    },
    changePassword: (input, actor, caller) =>
      inTurn(caller.address, () => changePassword(limited, input, actor, caller)),
    async sessions({ me, sessionId }) {
      const rows = await listSessions(db, me.id, IDLE_DAYS);
      return rows.map((row) => presentSession(row, sessionId));
    },
    async endSession(id, { me, sessionId }, caller) {
      if (!(await endSession(db, me.id, id))) {
        throw new AppError("NOT_FOUND", "This session has ended already");
      }
      if (id === sessionId) caller.setSession(null);
    },
    async signOutEverywhere({ me }, caller) {
      await endSessions(db, me.id);
      caller.setSession(null);
    },
    linkInfo: (token, caller) => inTurn(caller.address, () => linkInfo(limited, token, caller)),
    acceptLink: (input, caller) => inTurn(caller.address, () => acceptLink(limited, input, caller)),
    actorOfSession: (identifier, within = db) => actorFromSession(within, identifier),
    actorOfToken: (token, within = db) => actorOfToken(within, token),
    prepareSetUp: (administrator) => prepareSetUp(deps, administrator),
  };
}
