import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { Webhook } from "standardwebhooks";
import { VERSION } from "../../config/version.ts";
import { isPrivateHost, lookupPublic, PrivateAddressError } from "./ssrf-guard.ts";

/** In milliseconds, from the connection to the end of the response. */
const TIMEOUT = 15_000;

/** The receiver did not respond in time. */
export class NoResponseError extends Error {
  override name = "NoResponseError";

  constructor(timeout = TIMEOUT, cause?: unknown) {
    super(`No response within ${timeout / 1_000} seconds`, { cause });
  }
}

/** Bytes of a response that are stored. */
const RESPONSE_BYTES = 4_096;

export interface WebhookMessage {
  url: string;
  /** The same for every attempt. */
  id: string;
  body: string;
  /** Each of them signs the message. */
  secrets: string[];
}

export interface SendOptions {
  /** Whether hosts may have IP addresses that are not public. */
  privateAddresses: boolean;
  signal: AbortSignal;
  timeout?: number;
}

export interface WebhookResponse {
  status: number;
  /** The first kilobytes. */
  body: string;
  /** Seconds for which the receiver asks to wait before the next attempt; 0 if it does not ask. */
  retryAfter: number;
}

/**
 * Sends a message by the conventions of Standard Webhooks. Redirects are not followed.
 *
 * @throws Error with a message for people when there is no response in time
 */
export async function sendWebhook(
  { url, id, body, secrets }: WebhookMessage,
  { privateAddresses, signal, timeout = TIMEOUT }: SendOptions,
): Promise<WebhookResponse> {
  const { protocol, hostname } = new URL(url);
  if (!privateAddresses && isPrivateHost(hostname)) throw new PrivateAddressError();
  const sentAt = new Date();
  const timedOut = AbortSignal.timeout(timeout);
  const request = (protocol === "https:" ? requestHttps : requestHttp)(url, {
    method: "POST",
    agent: false,
    ...(!privateAddresses && { lookup: lookupPublic }),
    signal: AbortSignal.any([signal, timedOut]),
    headers: {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      "user-agent": `Saywhere/${VERSION}`,
      "webhook-id": id,
      "webhook-timestamp": Math.floor(sentAt.getTime() / 1_000),
      "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(id, sentAt, body)).join(" "),
    },
  });
  const response = Promise.withResolvers<WebhookResponse>();
  request.on("error", response.reject);
  // A response with the status 101 causes no other event.
  request.on("upgrade", ({ statusCode = 0 }, socket) => {
    socket.destroy();
    response.resolve({ status: statusCode, body: "", retryAfter: 0 });
  });
  request.on("response", (incoming) => {
    readStart(incoming).then(
      (text) =>
        response.resolve({
          status: incoming.statusCode ?? 0,
          body: text,
          retryAfter: secondsOf(incoming.headers["retry-after"]),
        }),
      response.reject,
    );
  });
  request.end(body);
  try {
    return await response.promise;
  } catch (error) {
    signal.throwIfAborted();
    if (timedOut.aborted) throw new NoResponseError(timeout, error);
    throw describe(error);
  } finally {
    request.destroy();
  }
}

async function readStart(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= RESPONSE_BYTES) break;
  }
  const text = Buffer.concat(chunks).subarray(0, RESPONSE_BYTES).toString();
  // PostgreSQL cannot store the null character.
  return text.replaceAll("\0", "\uFFFD");
}

/** Returns the seconds of a `Retry-After`, which has a number of them or a date; 0 for a past or invalid one. */
function secondsOf(retryAfter = ""): number {
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1_000;
  return Math.max(0, seconds) || 0;
}

const MESSAGES: Record<string, string> = {
  ECONNREFUSED: "The connection was refused",
  ECONNRESET: "The connection was closed without a response",
  EHOSTUNREACH: "The host cannot be reached",
  ENETUNREACH: "The host cannot be reached",
  ENOTFOUND: "There is no host of this name",
  EAI_AGAIN: "The name of the host could not be resolved",
};

function describe(error: unknown): Error {
  if (!(error instanceof Error)) return new Error("The request failed", { cause: error });
  const code = "code" in error ? String(error.code) : "";
  const message = MESSAGES[code] ?? (error.message === "" ? code : error.message);
  return new Error(message, { cause: error });
}
