import * as openId from "openid-client";
import type { Logger } from "pino";
import { z } from "zod";
import type { OpenIdSettings } from "../../config/openid-settings.ts";
import { memoizeUntilFailure } from "../../lib/memoize-until-failure.ts";
import { SignInProblem } from "./sign-in-problem.ts";

/** What a callback is compared with. */
export const pendingSignIn = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  redirect: z.string().optional(),
});
export type PendingSignIn = z.infer<typeof pendingSignIn>;

/** What the provider says of a person. */
export interface ProviderAccount {
  subject: string;
  /** Undefined unless the provider verified it. */
  email: string | undefined;
  name: string | undefined;
  /** The values of the claim of the role. */
  roleValues: string[];
  /** Whether the provider asked for more than one factor. */
  multiFactor: boolean;
}

export interface OpenIdProvider {
  /** Reads the provider's metadata, and logs if it does not respond. A sign-in reads it again. */
  check(): Promise<void>;
  /** @throws SignInProblem when the provider does not respond */
  begin(): Promise<{ url: URL } & PendingSignIn>;
  /**
   * Exchanges the code of a callback.
   *
   * @param callback query of the callback
   * @throws SignInProblem for a response that is not valid, or when the provider does not respond
   */
  finish(callback: string, pending: PendingSignIn): Promise<ProviderAccount>;
}

export const CALLBACK_PATH = "/api/auth/openid-connect/callback";

/** Seconds after which the provider counts as unreachable. */
const TIMEOUT = 10;

/** Connects to a provider (OpenID Connect Core 1.0, authorization code flow with PKCE). */
export function createOpenIdProvider(
  settings: OpenIdSettings,
  { publicUrl, log }: { publicUrl: string; log: Pick<Logger, "warn"> },
): OpenIdProvider {
  const redirectUri = `${publicUrl}${CALLBACK_PATH}`;

  const configuration = memoizeUntilFailure((): Promise<openId.Configuration> => {
    const execute = [openId.enableNonRepudiationChecks];
    // oxlint-disable-next-line no-deprecated -- Marked so that it stands out; the settings allow http: on this machine only.
    if (settings.issuer.startsWith("http:")) execute.push(openId.allowInsecureRequests);
    return openId
      .discovery(new URL(settings.issuer), settings.clientId, {}, clientAuth(settings.clientSecret), {
        execute,
        timeout: TIMEOUT,
      })
      .catch((error: unknown) => {
        log.warn(
          { err: error },
          `The OpenID Connect provider ${settings.issuer} did not respond as one. Check OIDC_ISSUER`,
        );
        throw new SignInProblem("unreachable", error);
      });
  });

  return {
    check: () =>
      configuration().then(
        () => undefined,
        () => undefined,
      ),

    async begin() {
      const config = await configuration();
      const state = openId.randomState();
      const nonce = openId.randomNonce();
      const codeVerifier = openId.randomPKCECodeVerifier();
      const url = openId.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: settings.scopes,
        state,
        nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
        ...(settings.multiFactorAcr.length > 0 && { acr_values: settings.multiFactorAcr.join(" ") }),
      });
      return { url, state, nonce, codeVerifier };
    },

    async finish(callback, { state, nonce, codeVerifier }) {
      const config = await configuration();
      try {
        const tokens = await openId.authorizationCodeGrant(config, new URL(`${redirectUri}${callback}`), {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const idToken = tokens.claims();
        if (!idToken) throw new Error("The provider sent no ID token");
        const userInfo = config.serverMetadata().userinfo_endpoint
          ? await openId.fetchUserInfo(config, tokens.access_token, idToken.sub)
          : {};
        return accountOf(idToken, userInfo, settings);
      } catch (error) {
        if (error instanceof openId.AuthorizationResponseError && error.error === "access_denied") {
          throw new SignInProblem("cancelled", error);
        }
        log.warn({ err: error }, "A sign-in at the OpenID Connect provider failed");
        throw new SignInProblem(isUnreachable(error) ? "unreachable" : "failed", error);
      }
    },
  };
}

/** Sends the secret as the provider accepts it; without metadata about it, in the Authorization header. */
function clientAuth(secret: string): openId.ClientAuth {
  const [basic, post] = [openId.ClientSecretBasic(secret), openId.ClientSecretPost(secret)];
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (methods.includes("client_secret_basic") ? basic : post)(server, ...request);
  };
}

function isUnreachable(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    (error instanceof openId.ClientError && error.code === "OAUTH_TIMEOUT") ||
    (error instanceof openId.ResponseBodyError && error.status >= 500)
  );
}

type Claims = Record<string, unknown>;

/** @param userInfo says more of the person, but not how the person signed in */
function accountOf(
  idToken: Claims & { sub: string },
  userInfo: Claims,
  { role, multiFactorAcr }: OpenIdSettings,
): ProviderAccount {
  const claims = { ...userInfo, ...idToken };
  const { amr, acr } = idToken;
  return {
    subject: idToken.sub,
    email: verifiedEmail(idToken) ?? verifiedEmail(userInfo),
    name: textOf(claims["name"]) ?? textOf(claims["preferred_username"]),
    roleValues: role ? valuesOf(claims, role.claim) : [],
    multiFactor: [amr].flat().includes("mfa") || (typeof acr === "string" && multiFactorAcr.includes(acr)),
  };
}

/**
 * Returns an e-mail address with what one response says of it. Only one in ASCII, because the lower case of some other
 * letters is ASCII, so that another person's e-mail address would be the same.
 */
function verifiedEmail(claims: Claims): string | undefined {
  // Some providers send the boolean as a text.
  const isVerified = claims["email_verified"] === true || claims["email_verified"] === "true";
  const email = textOf(claims["email"]);
  return isVerified && email && /^[\x21-\x7e]+$/.test(email) ? email.toLowerCase() : undefined;
}

/** Returns a claim as a text in one line; undefined if it has none. */
function textOf(claim: unknown): string | undefined {
  return typeof claim === "string" ? claim.replaceAll(/\p{Cc}+/gu, " ").trim() || undefined : undefined;
}

/** Returns the values of a claim. Its name may be a path, such as `realm_access.roles`, or contain dots, as a URL. */
function valuesOf(claims: Record<string, unknown>, name: string): string[] {
  const found = Object.hasOwn(claims, name)
    ? claims[name]
    : name
        .split(".")
        .reduce<unknown>(
          (value, key) =>
            typeof value === "object" && value !== null && Object.hasOwn(value, key)
              ? (value as Record<string, unknown>)[key]
              : undefined,
          claims,
        );
  return [found].flat().filter((value) => typeof value === "string");
}
