import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the proxy does with a request; passes it on when it does nothing. */
type Fault = "pass" | "silence" | "hang up" | "cut the upload" | "cut the answer" | number | Refusal;

/** What it holds it passes on at the next word on faults. */
type Treatment = Fault | "hold";

interface Refusal {
  status: number;
  /** What S3 calls the fault. */
  code: string;
  /** What it says of it. */
  message?: string;
}

export interface FaultyProxy {
  endpoint: string;
  /** Faults of the next requests, one for each; later ones are passed on. */
  next(...faults: Treatment[]): void;
  /** What every request meets until told otherwise, or every one of a kind, while the others are passed on. */
  always(fault: Treatment, only?: (request: IncomingMessage) => boolean): void;
  /** How many requests came since the last word on faults. */
  count(): number;
  stop(): Promise<void>;
}

const BEFORE_THE_CUT = 100_000;

/** Stands before a store and fails as stores and networks do. */
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
    for (const passOn of free) passOn();
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

function act(fault: Fault, target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (fault === "silence") return;
  if (fault === "hang up") return void outgoing.destroy();
  if (typeof fault === "number" || typeof fault === "object") {
    const {
      status,
      code,
      message = "Refused",
    } = typeof fault === "number" ? { status: fault, code: null } : fault;
    const body = code && `<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
    incoming.resume().once("end", () => outgoing.writeHead(status).end(body ?? ""));
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
  // Who asked may have gone while it was held.
  if (incoming.destroyed && !incoming.complete) return;
  const { method, url, headers } = incoming;
  // Calls that send nothing cannot be cut there.
  const onward = request(new URL(url ?? "/", target), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
    if (fault !== "cut the answer") return void answer.pipe(outgoing);
    answer.once("data", (chunk: Buffer) => outgoing.write(chunk, () => outgoing.destroy()));
  });
  onward.once("error", () => outgoing.destroy());
  incoming.once("close", () => incoming.complete || onward.destroy());
  incoming.pipe(onward);
}
