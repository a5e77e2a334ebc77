import { promptReauthentication } from "../api/reauthentication.ts";
import { messageOfAnswer, UNEXPECTED, UNREACHABLE } from "../text/error-messages.ts";

/** Why a file transfer failed, with a message for the user. */
export class TransferFailure extends Error {}

/**
 * Sends a request that uploads or downloads a file. When the session has ended, waits for the user to sign in and
 * retries.
 *
 * @throws TransferFailure when the server rejects the request, or does not respond
 */
export async function transfer(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await orUnreachable(fetch(url, init));
  if (response.status === 401 && (await promptReauthentication())) return transfer(url, init);
  // A response that is not JSON was not written by the API, and has no message for the user.
  if (!response.ok) throw new TransferFailure(messageOfAnswer(await response.json().catch(() => null)));
  return response;
}

/** The user's message for any error of a transfer. */
export function transferText(error: unknown): string {
  return error instanceof TransferFailure ? error.message : UNEXPECTED;
}

/** Waits for a step that fails when the connection is lost, such as reading the content of a response. */
export async function orUnreachable<T>(step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    throw error instanceof TypeError ? new TransferFailure(UNREACHABLE, { cause: error }) : error;
  }
}
