import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";

export interface SlowUpload {
  /** Sends the next chunk of the file, and waits until the connection accepts more. */
  send(piece: Buffer): Promise<void>;
  /** The response, which may arrive before the upload is complete. */
  answer: Promise<{ status: number; headers: IncomingMessage["headers"]; body: unknown }>;
  end(): void;
  /** Closes the connection during the upload. */
  hangUp(): void;
}

/** Starts an upload whose chunks the test provides. */
export function sendSlowly(url: string, headers: Record<string, string | number>): SlowUpload {
  const sending: ClientRequest = request(url, { method: "PUT", headers, agent: false });
  // A closed connection shows in the response, or in its absence.
  sending.on("error", () => undefined);
  const answer = once(sending, "response").then(async ([response]: IncomingMessage[]) => {
    if (!response) throw new Error("There is no answer");
    const body: unknown = JSON.parse(await text(response));
    return { status: response.statusCode ?? 0, headers: response.headers, body };
  });
  answer.catch(() => undefined);
  sending.flushHeaders();
  return {
    send: (piece) =>
      new Promise((resolve) => {
        sending.write(piece, () => resolve());
      }),
    answer,
    end: () => void sending.end(),
    hangUp: () => void sending.destroy(),
  };
}
