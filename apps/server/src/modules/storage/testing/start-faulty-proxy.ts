import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A failure that the proxy injects into a request; without one, the request is passed on. */
type Fault =
  | "pass"
  | "silence"
  | "hang up"
  | "cut the upload"
  | "cut the answer"
  | "demand Content-MD5"
  | number
  | Refusal
  | { status: number; body: string };

/** "hold" delays a request until the failures are next set. */
type Treatment = Fault | "hold";

interface Refusal {
  status: number;
  /** S3 error code. */
  code: string;
  /** Error message of the store. */
  message?: string;
  headers?: Record<string, string>;
}

export interface FaultyProxy {
  endpoint: string;
  /** Sets the failures of the next requests, one for each; later requests are passed on. */
  next(...faults: Treatment[]): void;
  /** Sets the failure of every request until it is next set, or of those that match, while the others are passed on. */
  always(fault: Treatment, only?: (request: IncomingMessage) => boolean): void;
  /** Number of requests since the failures were last set. */
  count(): number;
  stop(): Promise<void>;
}

const BEFORE_THE_CUT = 100_000;

/** Starts a proxy in front of a store that fails as stores and networks do. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  let queue: Treatment[] = [];
  let rest: (request: IncomingMessage) => Treatment = () => "pass";
  let held: (() => void)[] = [];
  let count = 0;
  const server = createServer((incoming, outgoing) => {
    count++;
    const fault = queue.shift() ?? rest(incoming);
    if (fault === "hold") held.push(() => act("pass", target, incoming, outgoing));
    else act(fault, target, incoming, outgoing);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const tell = (faults: Treatment[], always: typeof rest) => {
    queue = faults;
    rest = always;
    count = 0;
    const free = held;
    held = [];
    for (const release of free) release();
  };
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next: (...faults) => tell(faults, () => "pass"),
    always: (fault, only = () => true) => tell([], (incoming) => (only(incoming) ? fault : "pass")),
    count: () => count,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The response, in the words of OpenStack Swift, of stores that accept DeleteObjects only with the MD5 of its body. */
const NO_MD5: Refusal = {
  status: 400,
  code: "InvalidRequest",
  message: "Missing required header for this request: Content-MD5",
};
const WRONG_MD5: Refusal = {
  status: 400,
  code: "BadDigest",
  message: "The Content-MD5 you specified did not match what we received.",
};

function act(fault: Fault, target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (fault === "silence") return;
  if (fault === "hang up") return void outgoing.destroy();
  if (fault === "demand Content-MD5") return void demandMd5(target, incoming, outgoing);
  if (typeof fault === "number" || typeof fault === "object") {
    incoming.resume().once("end", () => refuse(fault, outgoing));
    return;
  }
  if (fault === "cut the upload" && incoming.method === "PUT") {
    let seen = 0;
    incoming.on("data", (chunk: Buffer) => {
      seen += chunk.length;
      if (seen > BEFORE_THE_CUT) incoming.destroy();
    });
    return;
  }
  passOn(target, incoming, outgoing, fault);
}

function refuse(fault: Extract<Fault, number | { status: number }>, outgoing: ServerResponse): void {
  if (typeof fault === "number") return void outgoing.writeHead(fault).end();
  if ("body" in fault) return void outgoing.writeHead(fault.status).end(fault.body);
  const { status, code, message = "Refused", headers } = fault;
  outgoing.writeHead(status, headers).end(`<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
}

async function demandMd5(target: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  if (incoming.method !== "POST" || !/\?(.*&)?delete(=|&|$)/.test(incoming.url ?? "")) {
    return passOn(target, incoming, outgoing);
  }
  const body = await buffer(incoming);
  const sent = incoming.headers["content-md5"];
  if (sent === undefined) return refuse(NO_MD5, outgoing);
  if (sent !== createHash("md5").update(body).digest("base64")) return refuse(WRONG_MD5, outgoing);
  passOn(target, incoming, outgoing, "pass", body);
}

function passOn(
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  fault: Fault = "pass",
  body?: Buffer,
): void {
  // The client may have disconnected while the request was held.
  if (incoming.destroyed && !incoming.complete) return;
  const { method, url, headers } = incoming;
  // A request without a body cannot be cut off while it is sent.
  const onward = request(new URL(url ?? "/", target), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
    if (fault !== "cut the answer") return void answer.pipe(outgoing);
    answer.once("data", (chunk: Buffer) => outgoing.write(chunk, () => outgoing.destroy()));
  });
  onward.once("error", () => outgoing.destroy());
  incoming.once("close", () => incoming.complete || onward.destroy());
  if (body) onward.end(body);
  else incoming.pipe(onward);
}
