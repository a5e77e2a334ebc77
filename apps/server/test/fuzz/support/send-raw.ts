import { Agent, request as httpRequest, type IncomingHttpHeaders } from "node:http";

/** Milliseconds after which a call counts as one that hangs: far more than any takes on a busy machine. */
const HANGS = 20_000;

export interface RawCall {
  method: string;
  /** As it goes over the wire. */
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Sends a call as it is: nothing of it is mended, encoded or left out, as fetch would. */
export function sendRaw(origin: string, { method, path, headers, body }: RawCall): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const options = { hostname, port, method, path, headers: { ...length, ...headers }, agent };
  const sending = httpRequest({ ...options, signal: AbortSignal.timeout(HANGS) }, (response) => {
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk));
    response.on("error", reject);
    response.on("end", () => {
      const text = Buffer.concat(chunks).toString("utf8");
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    });
  });
  sending.on("error", reject);
  sending.end(body);
  return promise;
}
