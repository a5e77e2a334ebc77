import { z } from "zod";
import { flag, list, openIdIssuer } from "./env-schemas.ts";

/** The variables of the environment that choose an OpenID Connect provider. */
export const openIdVariables = z.object({
  OIDC_ISSUER: openIdIssuer.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().trim().max(40, "must have at most 40 characters").optional(),
  OIDC_SCOPES: z
    .string()
    .regex(/^(.* )?openid( .*)?$/, "must include openid, such as openid profile email")
    .optional(),
  OIDC_ROLE_CLAIM: z.string().optional(),
  OIDC_ADMINISTRATOR_VALUES: list.optional(),
  OIDC_EDITOR_VALUES: list.optional(),
  OIDC_CREATE_PEOPLE: flag.optional(),
  OIDC_LINK_BY_EMAIL: flag.optional(),
  OIDC_MULTI_FACTOR_ACR: list.optional(),
});

type OpenIdVariables = z.infer<typeof openIdVariables>;

/** An OpenID Connect provider at which people sign in. */
export type OpenIdSettings = NonNullable<ReturnType<typeof readOpenIdSettings>>;

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
export function readOpenIdSettings(given: OpenIdVariables) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = given;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined;
  const { OIDC_ROLE_CLAIM: claim, OIDC_ADMINISTRATOR_VALUES = [], OIDC_EDITOR_VALUES = [] } = given;
  const role = { administrator: OIDC_ADMINISTRATOR_VALUES, editor: OIDC_EDITOR_VALUES };
  return {
    issuer,
    clientId,
    clientSecret,
    /** Name of the provider, for people. */
    name: given.OIDC_NAME ?? new URL(issuer).host,
    /** Separated by spaces. */
    scopes: given.OIDC_SCOPES ?? "openid profile email",
    /** The claim that gives a person's role, and its values; unset if administrators assign roles here. */
    role: claim === undefined ? undefined : { claim, ...role },
    /** Whether a person without an account gets one. */
    createPeople: given.OIDC_CREATE_PEOPLE ?? false,
    /** Whether an account with the same verified e-mail address is linked. */
    linkByEmail: given.OIDC_LINK_BY_EMAIL ?? false,
    /** Values of `acr` that mean more than one factor. */
    multiFactorAcr: given.OIDC_MULTI_FACTOR_ACR ?? [],
  };
}
