import { z } from "zod";
import { requiredSingleLine } from "../texts/field-schemas.ts";
import { ownPasswordInput, signInToken } from "./second-factor.ts";

/** Binary data as browsers send it. */
const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/);

/** What signed-in people and visitors get before the browser asks for a passkey. */
export const passkeySignInOptions = z.object({
  token: signInToken,
  options: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal("required"),
  }),
});
export type PasskeySignInOptions = z.infer<typeof passkeySignInOptions>;

const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}),
};

/** Answer of the browser to `passkeySignInOptions` (WebAuthn, AuthenticationResponseJSON). */
export const passkeySignInInput = z.object({
  token: signInToken,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4_000),
      authenticatorData: base64url(4_000),
      signature: base64url(4_000),
      userHandle: base64url(200).optional(),
    }),
  }),
});
export type PasskeySignInInput = z.infer<typeof passkeySignInInput>;

export const passkeyRegistrationInput = ownPasswordInput;

export const passkeyRegistrationOptions = z.object({
  token: signInToken,
  options: z.object({
    challenge: z.string(),
    rp: z.object({ name: z.string(), id: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
    timeout: z.int(),
    attestation: z.literal("none"),
    excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal("public-key") })),
    authenticatorSelection: z.object({
      residentKey: z.literal("required"),
      requireResidentKey: z.literal(true),
      userVerification: z.literal("required"),
    }),
  }),
});
export type PasskeyRegistrationOptions = z.infer<typeof passkeyRegistrationOptions>;

/** Answer of the browser to `passkeyRegistrationOptions` (WebAuthn, RegistrationResponseJSON). */
export const registerPasskeyInput = z.object({
  token: signInToken,
  name: requiredSingleLine("Enter a name, such as the one of the device", 60),
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4_000),
      attestationObject: base64url(8_000),
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  }),
});
export type RegisterPasskeyInput = z.infer<typeof registerPasskeyInput>;
