import { z } from "zod";

/** Why a sign-in at the provider did not succeed; the sign-in page explains it. */
export const openIdProblem = z.enum([
  /** It took longer than ten minutes, or began in another browser. */
  "expired",
  "cancelled",
  "unreachable",
  "failed",
  "too-many",
  "deactivated",
  /** Nobody has this e-mail address, and accounts are not created. */
  "unknown",
  /** The provider does not confirm the e-mail address. */
  "unverified",
  /** An account has this e-mail address, and is not linked. */
  "taken",
  "no-role",
  /** The provider takes the role of administrator from the only one. */
  "last-administrator",
  /** A second factor is required, which the provider did not ask for. */
  "second-factor",
  "passkey",
]);
export type OpenIdProblem = z.infer<typeof openIdProblem>;

/** The query of the URL that begins a sign-in at the provider. */
export const openIdStart = z.object({
  /** The path of the administration area to open afterwards. */
  redirect: z.string().max(2_000).optional(),
});

/** The provider at which people can sign in. */
export const openIdProvider = z.object({ name: z.string() });

/** How the caller signs in. */
export const signInWays = z.object({
  has_password: z.boolean(),
  /** Null if no account at the provider is linked. */
  linked_at: z.iso.datetime().nullable(),
});
