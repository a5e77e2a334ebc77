import { askToSignInAgain } from "../../lib/session/sign-in-again.ts";

/** Why a file did not go in or out, in words for people. */
export class TransferFailure extends Error {}

const UNREACHABLE = "The server cannot be reached. Check your connection and try again.";
const NO_PROPER_ANSWER = "The server did not answer as it should. Try again in a moment.";

/**
 * Calls what takes or gives a file. Where the session has ended it waits for the person to sign in, and goes on.
 *
 * @throws TransferFailure where the server refuses, or does not answer
 */
export async function transfer(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await answerTo(address, init);
  if (response.status === 401 && (await askToSignInAgain())) return transfer(address, init);
  if (!response.ok) throw new TransferFailure(await messageOf(response));
  return response;
}

/** What a person should read of whatever a transfer threw. */
export function transferText(error: unknown): string {
  return error instanceof TransferFailure
    ? error.message
    : "Something went wrong on this page. Reload it and try again.";
}

async function answerTo(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    throw error instanceof TypeError ? new TransferFailure(UNREACHABLE, { cause: error }) : error;
  }
}

async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const message = body && typeof body === "object" && "message" in body ? body.message : null;
  return typeof message === "string" ? message : NO_PROPER_ANSWER;
}
