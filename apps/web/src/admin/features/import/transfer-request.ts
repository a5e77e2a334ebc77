import { promptReauthentication } from "../../lib/api/reauthentication.ts";
import { messageOfAnswer, UNEXPECTED, UNREACHABLE } from "../../lib/text/error-messages.ts";

/** Why a file did not go in or out, in words for people. */
export class TransferFailure extends Error {}

/**
 * Calls what takes or gives a file. Where the session has ended it waits for the person to sign in, and goes on.
 *
 * @throws TransferFailure where the server refuses, or does not answer
 */
export async function transfer(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await answerTo(address, init);
  if (response.status === 401 && (await promptReauthentication())) return transfer(address, init);
  // What is no JSON was not written by the server, and says nothing to people.
  if (!response.ok) throw new TransferFailure(messageOfAnswer(await response.json().catch(() => null)));
  return response;
}

/** What a person should read of whatever a transfer threw. */
export function transferText(error: unknown): string {
  return error instanceof TransferFailure ? error.message : UNEXPECTED;
}

async function answerTo(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    throw error instanceof TypeError ? new TransferFailure(UNREACHABLE, { cause: error }) : error;
  }
}
