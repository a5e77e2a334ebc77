import { maxHeaderSize, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { errorBody } from "./error-handler.ts";
import { PROBLEM_TYPE, toProblem } from "./problem-details.ts";

type Fault = [status: number, message: string];

/** Errors of Node's HTTP parser that have a status of their own. */
const FAULTS: Record<string, Fault> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive"],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "The extensions of the chunks of the body are too long"],
  HPE_HEADER_OVERFLOW: [431, `The headers are too long: use at most ${maxHeaderSize / 1024} KB in all`],
};

const NOT_HTTP: Fault = [
  400,
  "This is not a valid request of HTTP/1.1. Check its method, its headers and its Content-Length.",
];

const UNKNOWN_EXPECTATION: Fault = [417, "Send the header Expect with 100-continue, or leave it out"];

/**
 * Responds to requests that Node does not give to Fastify as to other errors of the REST API, and closes the connection.
 * Fastify's own `clientErrorHandler` is called only for the first IP address of a host.
 *
 * @param headers that every response has
 */
export function answerMalformedRequests(server: Server, headers: Record<string, string>): void {
  const responses = new WeakMap<Socket, ServerResponse>();
  server.on("request", ({ socket }, response) => responses.set(socket, response));
  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket) => {
    if (!(socket instanceof Socket) || !awaitsResponse(socket, responses.get(socket))) {
      socket.destroy();
      return;
    }
    const fault = FAULTS[code] ?? NOT_HTTP;
    const { head, body } = responseTo(fault, headers);
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    const statusLine = `HTTP/1.1 ${fault[0]} ${STATUS_CODES[fault[0]]}\r\n`;
    socket.end(`${statusLine}${lines.join("")}\r\n${body}`, () => socket.destroy());
  });
  server.on("checkExpectation", (_request, response) => {
    const { head, body } = responseTo(UNKNOWN_EXPECTATION, headers);
    response.writeHead(UNKNOWN_EXPECTATION[0], head).end(body);
  });
}

/** Rejects requests without a host, which Node would answer without a body. HTTP/1.0 has none. */
export const requireHost = fp(async (app: FastifyInstance) => {
  app.addHook("onRequest", ({ raw }, _reply, done) => {
    if (raw.headers.host !== undefined || raw.httpVersion === "1.0") return done();
    done(Object.assign(new Error("Send the header Host"), { statusCode: 400 }));
  });
});

/**
 * Whether a response would be read as such: neither within another one, nor by a browser that opened the connection
 * ahead of its first request and would take it for the response to that.
 */
function awaitsResponse(socket: Socket, last: ServerResponse | undefined): boolean {
  return socket.writable && socket.bytesRead > 0 && (!last?.headersSent || last.writableFinished);
}

function responseTo([status, message]: Fault, headers: Record<string, string>) {
  const body = JSON.stringify(toProblem(status, errorBody(status, message)));
  const head = {
    ...headers,
    "cache-control": "no-store",
    connection: "close",
    "content-length": Buffer.byteLength(body),
    "content-type": PROBLEM_TYPE,
    date: new Date().toUTCString(),
  };
  return { head, body };
}
