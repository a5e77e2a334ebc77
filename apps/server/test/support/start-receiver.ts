import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  text: string;
  payload: { type: string; timestamp: string; data: Record<string, unknown> };
}

/** `hang` does not respond. */
type WebhookResponse = { status: number; headers?: Record<string, string>; body?: string } | "hang";

export interface WebhookReceiver {
  url: string;
  received: ReceivedWebhook[];
  /** Maximum number of requests that were open at once. */
  mostOpen(): number;
  /** How it responds to the next requests, and as the last one to all later ones. */
  respond(...next: WebhookResponse[]): void;
  close(): Promise<void>;
}

/** Starts an HTTP server that receives webhooks, and by default accepts them. */
export async function startReceiver(port = 0): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  let responses: WebhookResponse[] = [{ status: 204 }];
  let [open, mostOpen] = [0, 0];
  const server = createServer((request, response) => {
    mostOpen = Math.max(mostOpen, ++open);
    response.once("close", () => open--);
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      received.push({ headers: request.headers, text, payload: JSON.parse(text) });
      const how = responses.length > 1 ? responses.shift() : responses[0];
      if (how === undefined || how === "hang") return;
      response.writeHead(how.status, how.headers).end(how.body);
    });
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    mostOpen: () => mostOpen,
    respond(...next) {
      responses = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Whether a receiver with this secret would accept a message. */
export function isVerified({ headers, text }: ReceivedWebhook, secret: string): boolean {
  try {
    new Webhook(secret).verify(text, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}
