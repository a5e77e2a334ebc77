import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";

export interface SlowUpload {
  /** Gives the next piece of the file, and waits until the connection takes more. */
  send(piece: Buffer): Promise<void>;
  /** The answer, which may come before all is sent. */
  answer: Promise<{ status: number; headers: IncomingMessage["headers"]; body: unknown }>;
  end(): void;
  /** Closes the connection in the middle. */
  hangUp(): void;
}

/** Begins an upload whose pieces the test gives. */
export function sendSlowly(url: string, headers: Record<string, string | number>): SlowUpload {
  const sending: ClientRequest = request(url, { method: "PUT", headers, agent: false });
  // A closed connection shows in the answer, or in its lack.
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
