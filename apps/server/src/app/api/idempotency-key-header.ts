import type { KeyedCall } from "@saywhere/db/queries/idempotency-key.queries";
import type { FastifyRequest } from "fastify";
import type { Caller } from "../../auth/actor.ts";
import { hashSecret } from "../../auth/secret.ts";
import { AppError } from "../../errors/app-error.ts";

/** A string of RFC 9651, as the draft of the header requires, without escapes; or the same without quotes. */
const KEY = /^(?:"([\x20\x21\x23-\x5b\x5d-\x7e]{1,255})"|([\w.:+/=-]{1,255}))$/;

/**
 * Reads the header Idempotency-Key (draft-ietf-httpapi-idempotency-key-header). A key belongs to the person or the API
 * token that sends it.
 *
 * @param input of the call
 * @returns null without the header, and for an anonymous client, whose call is rejected
 * @throws AppError BAD_REQUEST for a malformed key
 */
export async function idempotencyKeyOf(
  { headers, method, url }: FastifyRequest,
  input: unknown,
  caller: Caller,
): Promise<KeyedCall | null> {
  const header = headers["idempotency-key"];
  if (header === undefined) return null;
  const match = typeof header === "string" ? KEY.exec(header) : null;
  const key = match?.[1] ?? match?.[2];
  if (key === undefined) {
    throw new AppError(
      "BAD_REQUEST",
      'Idempotency-Key must be one text in quotes of at most 255 characters, such as "8e03978e-40d5-43dd-bc93-6894a57f9324"',
    );
  }
  const actor = await caller.actor();
  if (!actor) return null;
  const { personId, apiTokenId } = actor.author;
  return {
    caller: apiTokenId === null ? `person ${personId}` : `token ${apiTokenId}`,
    key,
    fingerprint: hashSecret(JSON.stringify([method, url, input])),
  };
}
