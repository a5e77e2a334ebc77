import type { EntityManager } from "@mikro-orm/postgresql";
import { Person } from "@saywhere/db/entities/person.entity";
import { findSignInWays, type SignInWaysRow } from "@saywhere/db/queries/accounts/openid-identity.queries";
import type { OpenIdProblem } from "@saywhere/validators/accounts/openid-connect";
import type { Caller } from "../../auth/actor.ts";
import type { SignedInActor } from "../../auth/require-role.ts";
import type { OpenIdSettings } from "../../config/openid-settings.ts";
import { AppError } from "../../errors/app-error.ts";
import type { RateLimitedDeps } from "../account/account-deps.ts";
import { createChallenge, findChallenge, removeChallenge } from "../account/auth-challenges.ts";
import { acceptFirstFactor } from "../account/sign-in.ts";
import { startSession } from "../account/start-session.ts";
import { type OpenIdProvider, type PendingSignIn, pendingSignIn } from "./openid-provider.ts";
import { findProviderPerson, isUnchanged } from "./provider-person.ts";
import { SignInProblem } from "./sign-in-problem.ts";

/** How a sign-in at the provider ended. */
export interface OpenIdOutcome {
  /** Why it did not succeed. */
  problem?: OpenIdProblem;
  /** With it the sign-in goes on, with a one-time code. */
  codeToken?: string;
  /** The path that was requested before. */
  redirect?: string | undefined;
}

export interface OpenIdSignIn {
  settings: OpenIdSettings;
  provider: OpenIdProvider;
}

export type OpenIdConnectService = ReturnType<typeof createOpenIdConnectService>;

/** @param openId omitted if people do not sign in at a provider */
export function createOpenIdConnectService(deps: RateLimitedDeps, openId: OpenIdSignIn | undefined) {
  const { db, orm, recordWriter, limits } = deps;

  return {
    /** The provider's name; null without a provider. */
    provider: (): { name: string } | null => (openId ? { name: openId.settings.name } : null),

    async mine({ me }: SignedInActor): Promise<SignInWaysRow> {
      const ways = await findSignInWays(db, me.id, openId?.settings.issuer ?? null);
      if (!ways) throw new AppError("NOT_FOUND", "There is no such person");
      return ways;
    },

    /**
     * Begins a sign-in.
     *
     * @returns the provider's URL, and a token for the cookie that binds the sign-in to the browser
     * @throws SignInProblem
     */
    async begin(redirect: string | undefined, caller: Caller): Promise<{ url: string; token: string }> {
      const { provider } = configured();
      await limits.openId(caller.ipAddress).catch(toProblem);
      const { url, state, nonce, codeVerifier } = await provider.begin();
      const data: PendingSignIn = { state, nonce, codeVerifier, ...(redirect && { redirect }) };
      const purpose = "openid-connect";
      const { token } = await createChallenge(orm.em.fork(), { purpose, personId: null, data });
      return { url: url.href, token };
    },

    /**
     * Finishes a sign-in, and sets the cookie of a session.
     *
     * @param callback query of the callback, with its question mark
     * @param token value of the cookie of `begin`
     */
    async finish(callback: string, token: string, caller: Caller): Promise<OpenIdOutcome> {
      const pending = await takePending(callback, token);
      if (!pending) return { problem: "expired" };
      const { redirect } = pending;
      try {
        return { redirect, ...(await signIn(callback, pending, caller)) };
      } catch (error) {
        if (!(error instanceof SignInProblem)) throw error;
        deps.onRefusedSignIn?.();
        return { redirect, problem: error.problem };
      }
    },
  };

  function configured(): OpenIdSignIn {
    if (!openId) throw new AppError("NOT_FOUND", "This server has no OpenID Connect provider");
    return openId;
  }

  /** Returns the sign-in that a callback belongs to, once; null if it expired or began in another browser. */
  async function takePending(callback: string, token: string): Promise<PendingSignIn | null> {
    const em = orm.em.fork();
    const found = await findChallenge(em, "openid-connect", token);
    if (!found) return null;
    const pending = pendingSignIn.parse(found.data);
    // Compared before it is removed, so that a forged callback does not end a sign-in.
    if (new URLSearchParams(callback).get("state") !== pending.state) return null;
    return (await removeChallenge(em, found)) ? pending : null;
  }

  async function signIn(callback: string, pending: PendingSignIn, caller: Caller): Promise<OpenIdOutcome> {
    const { settings, provider } = configured();
    const account = await provider.finish(callback, pending);
    const enter = async (em: EntityManager) => {
      const person = await findProviderPerson(em, settings, account);
      if (account.multiFactor) {
        return { identifier: await startSession(em, person.id, caller, { multiFactor: true }) };
      }
      const proved = await acceptFirstFactor(em, person, caller);
      if ("me" in proved && proved.me.second_factor_missing) {
        // Adding one asks for the password.
        const hasPassword = (await em.count(Person, { id: person.id, passwordHash: { $ne: null } })) > 0;
        if (!hasPassword) throw new SignInProblem("second-factor");
      }
      return proved;
    };
    const proved = (await isUnchanged(orm.em.fork(), settings, account))
      ? await orm.em.fork().transactional(enter)
      : (await recordWriter.run({ personId: null, apiTokenId: null, name: settings.name }, "edit", enter))
          .result;
    if ("second_factor" in proved) {
      const step = proved.second_factor;
      return step.method === "code" ? { codeToken: step.token } : { problem: "passkey" };
    }
    caller.setSession(proved.identifier);
    return {};
  }
}

function toProblem(error: unknown): never {
  if (error instanceof AppError && error.code === "TOO_MANY_REQUESTS") {
    throw new SignInProblem("too-many", error);
  }
  throw error;
}
