import { z } from "zod";
import { givenPassword } from "./password.ts";

/** Who needs a second factor. */
export const secondFactorRule = z.enum(["nobody", "administrators", "everyone"]);
export type SecondFactorRule = z.infer<typeof secondFactorRule>;
export const secondFactorRuleInput = z.object({ rule: secondFactorRule });

export const passkeyInfo = z.object({
  id: z.int(),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});
export type PasskeyInfo = z.infer<typeof passkeyInfo>;

/** The second factors of a person. */
export const secondFactors = z.object({
  /** Whether sign-ins with the password ask for a one-time code. */
  codes: z.boolean(),
  recovery_codes_left: z.int(),
  passkeys: z.array(passkeyInfo),
  /** Whether the person needs a second factor. */
  required: z.boolean(),
});
export type SecondFactors = z.infer<typeof secondFactors>;

export const ownPasswordInput = z.object({ password: givenPassword });

/** What an app needs to compute one-time codes; no later response contains it. */
export const codeSetUp = z.object({
  secret: z.string(),
  /** The same as a URL, which apps read from a QR code. */
  url: z.string(),
});
export type CodeSetUp = z.infer<typeof codeSetUp>;

/** People type codes with spaces and dashes, as they are shown. */
const typedCode = z
  .string("Enter the code")
  .max(40, "Use at most 40 characters")
  .transform((text) => text.replaceAll(/[\s-]/g, "").toLowerCase());

const NOT_A_CODE = "Enter the six digits that your app shows";

export const enableCodesInput = z.object({ code: typedCode.pipe(z.string().regex(/^\d{6}$/, NOT_A_CODE)) });

export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

export const signInToken = z.string().min(20).max(200);

export const confirmSignInInput = z
  .object({
    token: signInToken.describe("`token` of the sign-in"),
    code: typedCode
      .pipe(z.string().regex(/^(\d{6}|[a-z2-7]{16})$/, `${NOT_A_CODE}, or a recovery code`))
      .describe("A one-time code, or a recovery code"),
  })
  .meta({ id: "ConfirmSignIn" });
export type ConfirmSignInInput = z.infer<typeof confirmSignInInput>;

/** A sign-in whose password was right, and which needs a second step. */
export const secondStep = z
  .object({
    second_factor: z.discriminatedUnion("method", [
      z.object({
        method: z.literal("code").describe("The person enters a one-time code next"),
        token: z.string().describe("Sent with the code, once"),
        expires_at: z.iso.datetime(),
      }),
      z.object({
        method: z.literal("passkey").describe("The person has to sign in with a passkey instead"),
      }),
    ]),
  })
  .meta({ id: "SecondStep", description: "The password was right, and a second factor is missing" });
export type SecondStep = z.infer<typeof secondStep>;
