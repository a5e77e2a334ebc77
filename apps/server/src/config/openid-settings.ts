import type { z } from "zod";

/** An OpenID Connect provider at which people sign in. */
export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Name of the provider, for people. */
  name: string;
  /** Separated by spaces. */
  scopes: string;
  /** The claim that gives a person's role, and its values; unset if administrators assign roles here. */
  role: { claim: string; administrator: string[]; editor: string[] } | undefined;
  /** Whether a person without an account gets one. */
  createPeople: boolean;
  /** Whether an account with the same verified e-mail address is linked. */
  linkByEmail: boolean;
  /** Values of `acr` that mean more than one factor. */
  multiFactorAcr: string[];
}

interface OpenIdVariables {
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
  OIDC_NAME?: string | undefined;
  OIDC_SCOPES?: string | undefined;
  OIDC_ROLE_CLAIM?: string | undefined;
  OIDC_ADMINISTRATOR_VALUES?: string[] | undefined;
  OIDC_EDITOR_VALUES?: string[] | undefined;
  OIDC_CREATE_PEOPLE?: "true" | "false" | undefined;
  OIDC_LINK_BY_EMAIL?: "true" | "false" | undefined;
  OIDC_MULTI_FACTOR_ACR?: string[] | undefined;
}

const REQUIRED = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;

/** Reports the variables that are missing beside those that are set. */
export function checkOpenIdVariables(given: OpenIdVariables, context: z.RefinementCtx): void {
  const missing = (name: keyof OpenIdVariables, message: string) =>
    context.addIssue({ code: "custom", path: [name], message });
  if (Object.entries(given).some(([name, value]) => name.startsWith("OIDC_") && value !== undefined)) {
    for (const name of REQUIRED.filter((needed) => given[needed] === undefined)) {
      missing(
        name,
        `is missing: ${REQUIRED.join(", ")} belong together. Set all of them, or no OIDC_… variable`,
      );
    }
  }
  const { OIDC_ROLE_CLAIM: claim, OIDC_ADMINISTRATOR_VALUES = [], OIDC_EDITOR_VALUES = [] } = given;
  const values = [...OIDC_ADMINISTRATOR_VALUES, ...OIDC_EDITOR_VALUES];
  if (claim === undefined && values.length > 0) {
    missing(
      "OIDC_ROLE_CLAIM",
      "is missing: the values of roles need the claim that has them, such as groups",
    );
  }
  if (claim !== undefined && values.length === 0) {
    missing(
      "OIDC_ADMINISTRATOR_VALUES",
      "or OIDC_EDITOR_VALUES is missing: with OIDC_ROLE_CLAIM and without values nobody could sign in",
    );
  }
}

/** Returns the settings of the provider; undefined without one. */
export function readOpenIdSettings(given: OpenIdVariables): OpenIdSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = given;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined;
  const claim = given.OIDC_ROLE_CLAIM;
  return {
    issuer,
    clientId,
    clientSecret,
    name: given.OIDC_NAME ?? new URL(issuer).host,
    scopes: given.OIDC_SCOPES ?? "openid profile email",
    role:
      claim === undefined
        ? undefined
        : {
            claim,
            administrator: given.OIDC_ADMINISTRATOR_VALUES ?? [],
            editor: given.OIDC_EDITOR_VALUES ?? [],
          },
    createPeople: given.OIDC_CREATE_PEOPLE === "true",
    linkByEmail: given.OIDC_LINK_BY_EMAIL === "true",
    multiFactorAcr: given.OIDC_MULTI_FACTOR_ACR ?? [],
  };
}
