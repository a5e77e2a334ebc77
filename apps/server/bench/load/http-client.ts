import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { Agent, type Dispatcher } from "undici";
import type { FailureLog, Figures } from "./measurements.ts";

/** A request of a scenario. */
export interface LoadRequest {
  /** Name in the report. */
  kind: string;
  path: string;
  /** From when on it counts as waited for, by the clock of `performance.now()`. */
  planned: number;
  method?: "GET" | "HEAD" | "POST" | "PUT" | "DELETE";
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The statuses that are right; by default only 200. */
  statuses?: number[];
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** As it came, compressed or not. */
  body: Buffer;
}

/** How long an answer, and each part of it, is waited for. */
const PATIENCE = 30_000;

/** Of browsers: as many as there are visitors would be, if each had his own. */
const CONNECTIONS = 256;

/** More than wait for a server that is well; one that is not is not sent ever more, so that the end can be waited for. */
const MAX_UNANSWERED = 5_000;

/**
 * Asks a place for things and keeps how long they took. What fails is a fault: a connection that breaks, an answer that
 * does not come, a status that is not right.
 */
export class HttpClient {
  readonly origin: string;
  readonly failures: FailureLog;
  readonly #figures: Figures;
  readonly #agent: Agent;
  #unanswered = 0;

  constructor(
    origin: string,
    certificate: string | undefined,
    { figures, failures }: { figures: Figures; failures: FailureLog },
  ) {
    this.origin = origin;
    this.failures = failures;
    this.#figures = figures;
    this.#agent = new Agent({
      connections: CONNECTIONS,
      headersTimeout: PATIENCE,
      bodyTimeout: PATIENCE,
      // Of HTTP/2 it takes requests for failed that were sent when nginx ends a connection in good order.
      allowH2: false,
      ...(certificate && { connect: { ca: certificate } }),
    });
  }

  /** @returns null where it failed, which is counted */
  async ask(asked: LoadRequest, patience = PATIENCE): Promise<Answer | null> {
    const { kind, path, planned, method = "GET", headers, body, statuses = [200] } = asked;
    if (this.#unanswered >= MAX_UNANSWERED) {
      this.failures.add(`${kind}: it was not sent, since ${MAX_UNANSWERED} others waited`);
      return null;
    }
    this.#unanswered++;
    let answer: Dispatcher.ResponseData;
    let content: Buffer;
    try {
      answer = await this.#agent.request({
        origin: this.origin,
        path,
        method,
        headersTimeout: patience,
        ...(headers && { headers }),
        ...(body !== undefined && { body }),
      });
      content = Buffer.from(await answer.body.arrayBuffer());
    } catch (error) {
      this.failures.add(`${kind}: ${(error as Error).message}`);
      return null;
    } finally {
      this.#unanswered--;
    }
    this.#figures.ended(kind, planned);
    const { statusCode: status } = answer;
    if (!statuses.includes(status)) {
      const details = status >= 400 ? ` “${content.toString().slice(0, 200)}”` : "";
      this.failures.add(`${kind}: the answer was ${status}${details}`);
      return null;
    }
    return { status, headers: answer.headers, body: content };
  }

  /** Counts a successful response with wrong content. */
  wrong(kind: string, what: string): void {
    this.failures.add(`${kind}: ${what}`);
  }

  /** Something that was waited for in another way has just ended. */
  ended(kind: string, planned: number): void {
    this.#figures.ended(kind, planned);
  }

  close(): Promise<void> {
    return this.#agent.destroy();
  }
}

const openers: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** A received response. */
export async function textOf({ headers, body }: Answer): Promise<string> {
  const open = openers[String(headers["content-encoding"])];
  return (open ? await open(body) : body).toString();
}
