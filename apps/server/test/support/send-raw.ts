import { Agent, request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** Milliseconds after which a call counts as hanging: far longer than any call takes on a busy machine. */
const HANGS = 20_000;

export interface RawCall {
  method: string;
  /** As sent over the wire. */
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** After decompression. */
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Sends a call unchanged: unlike fetch, nothing is corrected, encoded or omitted. */
export function sendRaw(origin: string, { method, path, headers, body }: RawCall): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const length =
    body === undefined || headers["transfer-encoding"] !== undefined
      ? {}
      : { "content-length": String(Buffer.byteLength(body)) };
  const options = { hostname, port, method, path, headers: { ...length, ...headers }, agent };
  const sending = httpRequest({ ...options, signal: AbortSignal.timeout(HANGS) }, (response) => {
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk));
    response.on("error", reject);
    response.on("end", () => {
      const { statusCode: status = 0, headers: answered } = response;
      try {
        resolve({ status, headers: answered, text: unpack(Buffer.concat(chunks), status, answered) });
      } catch (error) {
        reject(error);
      }
    });
  });
  sending.on("error", reject);
  sending.end(body);
  return promise;
}

/** Returns the text of a response that may be compressed; a partial response is left unchanged. */
function unpack(sent: Buffer, status: number, { "content-encoding": encoding }: IncomingHttpHeaders): string {
  if (sent.length === 0 || status === 206 || encoding === undefined) return sent.toString("utf8");
  if (encoding === "br") return brotliDecompressSync(sent).toString("utf8");
  if (encoding === "gzip") return gunzipSync(sent).toString("utf8");
  throw new Error(`nobody asked for an answer in ${encoding}`);
}
