import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";
import type { OpenIdSettings } from "../../src/config/openid-settings.ts";

/** The account that signs in at the provider, without a form. */
interface ProviderAccount {
  sub: string;
  name?: string;
  email?: string;
  email_verified?: boolean;
  groups?: unknown;
  amr?: string[];
  acr?: string;
}

export interface TestOpenIdProvider {
  settings: OpenIdSettings;
  /** Chooses who signs in next. Null cancels sign-ins. */
  signInAs(account: ProviderAccount | null): void;
  stop(): Promise<void>;
}

const CLIENT = { clientId: "saywhere", clientSecret: "secret of saywhere" };
const SCOPES = "openid profile email groups";

/**
 * Starts an OpenID Connect provider on this machine.
 *
 * @param publicUrl of the site that signs people in
 * @param port omitted for any free one
 */
export async function startOpenIdProvider(publicUrl: string, port = 0): Promise<TestOpenIdProvider> {
  let current: ProviderAccount | null = null;
  const accounts = new Map<string, ProviderAccount>();
  const server = createServer((request, response) => void handle(request, response));
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [`${publicUrl}/api/auth/openid-connect/callback`],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), alg: "RS256", use: "sig" }] },
    cookies: { keys: ["a key of the tests"] },
    claims: {
      openid: ["sub", "amr", "acr"],
      profile: ["name"],
      email: ["email", "email_verified"],
      groups: ["groups", "https://example.org/roles"],
    },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...accounts.get(sub), sub }) }),
    // Nobody is asked for consent.
    loadExistingGrant: async ({ oidc }) => {
      const clientId = oidc.client?.clientId ?? "";
      const accountId = oidc.session?.accountId ?? "";
      const grant = new oidc.provider.Grant({ clientId, accountId });
      grant.addOIDCScope(SCOPES);
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();

  async function handle(...[request, response]: Parameters<typeof answer>): Promise<void> {
    if (!request.url?.startsWith("/interaction/")) return void answer(request, response);
    const result = current
      ? {
          login: {
            accountId: current.sub,
            remember: false,
            ...(current.amr && { amr: current.amr }),
            ...(current.acr && { acr: current.acr }),
          },
        }
      : { error: "access_denied", error_description: "Cancelled" };
    await provider.interactionFinished(request, response, result);
  }

  return {
    settings: {
      ...CLIENT,
      issuer,
      name: "Example Login",
      scopes: SCOPES,
      role: { claim: "groups", administrator: ["admins"], editor: ["staff"] },
      createPeople: true,
      linkByEmail: false,
      multiFactorAcr: [],
    },
    signInAs(account) {
      current = account;
      if (account) accounts.set(account.sub, account);
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
