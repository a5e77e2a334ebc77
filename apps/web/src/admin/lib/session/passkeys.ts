import type { PasskeyRegistrationOptions, PasskeySignInOptions } from "@saywhere/validators/accounts/passkey";

/** Whether the browser has passkeys. */
export function hasPasskeys(): boolean {
  return "PublicKeyCredential" in window;
}

/** The person canceled, took too long, or the browser could not use a passkey. */
export class PasskeyNotUsed extends Error {
  constructor(cause: unknown) {
    super("The passkey was not used. Try again, or choose another way.", { cause });
  }
}

/** Asks the browser for a passkey of this site. The script is loaded with the first use. */
export async function askForPasskey({ token, options }: PasskeySignInOptions) {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const { id, rawId, response } = await startAuthentication({ optionsJSON: options }).catch(
    (error: unknown) => {
      throw new PasskeyNotUsed(error);
    },
  );
  return {
    token,
    response: { id, rawId, response, type: "public-key" as const, clientExtensionResults: {} },
  };
}

/** Asks the browser for a new passkey. */
export async function createPasskey({ token, options }: PasskeyRegistrationOptions) {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const { id, rawId, response } = await startRegistration({ optionsJSON: options }).catch(
    (error: unknown) => {
      throw new PasskeyNotUsed(error);
    },
  );
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    token,
    response: {
      id,
      rawId,
      response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
      type: "public-key" as const,
      clientExtensionResults: {},
    },
  };
}
