import { z } from "zod";
import { referenceId, requiredSingleLine } from "../texts/field-schemas.ts";
import { givenPassword, newPassword } from "./password.ts";
import { secondStep } from "./second-factor.ts";

/**
 * Roles: content, tasks and documents for both; deployments, files, settings, people and tokens only for
 * administrators.
 */
export const role = z.enum(["editor", "administrator"]);
export type Role = z.infer<typeof role>;

/** Roles of API tokens: a reader reads what editors read, and changes nothing. */
export const tokenRole = z.enum(["reader", ...role.options]);
export type TokenRole = z.infer<typeof tokenRole>;

const email = z
  .string("Enter an e-mail address")
  .trim()
  .toLowerCase()
  .max(254, "Use at most 254 characters")
  .pipe(z.email("Enter an e-mail address, such as name@example.org"));

const languageIds = z.array(z.int()).nullable();

/** Identifier of a person, a session or a token, within the range of the database's integers. */
export const accountRecord = z.object({ id: z.int().positive().max(2_147_483_647) });

export const signInInput = z.object({ email, password: givenPassword }).meta({ id: "SignIn" });
export type SignInInput = z.infer<typeof signInInput>;

/** The signed-in user, without secrets. */
export const me = z
  .object({
    id: z.int().nullable().describe("Identifier of the person; null for an API token"),
    name: z.string(),
    email: z.string().nullable(),
    role: tokenRole.describe("`reader` only for an API token"),
    language_ids: languageIds.describe(
      "The only languages whose translations the caller may change, and nothing else; null for all content",
    ),
    can_review: z
      .boolean()
      .describe(
        "Whether the caller's translations need no review, and the caller may mark others as reviewed",
      ),
    second_factor_missing: z
      .literal(true)
      .optional()
      .describe("Set if the person has to add a second factor before anything else"),
  })
  .meta({ id: "Me", description: "Who makes the call" });
export type Me = z.infer<typeof me>;

/** Who signed in, or the second step that is missing. */
export const signInResult = z.union([me, secondStep]);
export type SignInResult = z.infer<typeof signInResult>;

export const changePasswordInput = z.object({ current_password: givenPassword, new_password: newPassword });
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

export const sessionInfo = z.object({
  id: z.int(),
  device: z.string().describe("Browser and system, as far as they say"),
  address: z.string().describe("IP address of the sign-in"),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  current: z.boolean(),
});
export type SessionInfo = z.infer<typeof sessionInfo>;

/** Purpose of a one-time link. */
export const linkPurpose = z.enum(["set-up", "invitation", "password-reset"]);
export type LinkPurpose = z.infer<typeof linkPurpose>;

export const linkToken = z.string().min(20).max(200);

/** Information about a one-time link before it is used. */
export const linkInfo = z.object({
  purpose: linkPurpose,
  /** Null for the set-up, where the first administrator chooses both. */
  name: z.string().nullable(),
  email: z.string().nullable(),
});
export type LinkInfo = z.infer<typeof linkInfo>;

/**
 * Input for using a one-time link: the person chooses a password, and for the set-up also a name and an e-mail address.
 */
export const acceptLinkInput = z.object({
  token: linkToken,
  name: requiredSingleLine("Enter your name", 100).optional(),
  email: email.optional(),
  password: newPassword,
});
export type AcceptLinkInput = z.infer<typeof acceptLinkInput>;

export const person = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role,
  language_ids: languageIds,
  can_review: z.boolean(),
  status: z.enum(["active", "invited", "deactivated"]),
  second_factor: z.boolean(),
  last_seen_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});
export type Person = z.infer<typeof person>;

/** What an editor may change: translations of some languages, or all content. */
export const editorAccess = z.object({
  language_ids: z
    .array(referenceId())
    .min(1, "Choose at least one language")
    .max(1_000)
    .nullable()
    .default(null),
  /** Whether their translations need no review, and they may mark others as reviewed. */
  can_review: z.boolean().default(true),
});
export type EditorAccess = z.infer<typeof editorAccess>;

export const inviteInput = editorAccess
  .extend({ name: requiredSingleLine("Enter a name", 100), email, role })
  .refine(({ role: given, language_ids }) => language_ids === null || given === "editor", {
    path: ["language_ids"],
    error: "Only an editor can be limited to languages",
  });
export type InviteInput = z.infer<typeof inviteInput>;

/** A link that works once, returned once to be copied. */
export const oneTimeLink = z.object({
  url: z.string(),
  expires_at: z.iso.datetime(),
  /** Whether it was sent by e-mail, could not be sent, or has to be sent by hand. */
  delivery: z.enum(["sent", "failed", "manual"]),
});
export type OneTimeLink = z.infer<typeof oneTimeLink>;

export const apiToken = z.object({
  id: z.int(),
  name: z.string(),
  role: tokenRole,
  /** First and last characters, by which users distinguish tokens; the last ones of old tokens are unknown. */
  prefix: z.string(),
  suffix: z.string().nullable(),
  /** The only language whose translations it may change; null for all content. */
  language_id: z.int().nullable(),
  /** Name of that language; null once it is deleted. */
  language: z.string().nullable(),
  created_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  last_used_at: z.iso.datetime().nullable(),
});
export type ApiToken = z.infer<typeof apiToken>;

export const createTokenInput = z
  .object({
    name: requiredSingleLine("Enter a name", 100),
    role: tokenRole,
    /** The only language whose translations an editor's token may change; null for all content. */
    language_id: referenceId().nullable().default(null),
    /** Days until it expires; null for a token that never expires. */
    expires_in_days: z.int().min(1, "Use at least a day").max(3_650, "Use at most ten years").nullable(),
  })
  .refine(({ role: given, language_id }) => language_id === null || given === "editor", {
    path: ["language_id"],
    error: "Only the role of an editor can be limited to a language",
  });
export type CreateTokenInput = z.infer<typeof createTokenInput>;

/** A new token; no other response contains the token itself. */
export const createdToken = z.object({ token: z.string(), info: apiToken });
export type CreatedToken = z.infer<typeof createdToken>;
