import { STATUS_CODES } from "node:http";
import { type ErrorBody, problem } from "@saywhere/validators/api/error-body";
import { expect } from "vitest";
import type { TestServer } from "./start-test-server.ts";

interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface RestCalls {
  /** Sends the token, or other headers instead. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /**
   * Expects an error status and returns the body without the fields of a problem. It must not contain undeclared fields.
   */
  refused(status: number, ...asked: Parameters<RestCalls["call"]>): Promise<ErrorBody>;
}

/** Creates REST calls as a program makes them. */
export function restCalls(setUp: () => { server: Pick<TestServer, "url">; token: string }): RestCalls {
  const call: RestCalls["call"] = async (method, path, body, headers) => {
    const { server, token } = setUp();
    const response = await fetch(server.url + path, {
      method,
      headers: { ...(headers ?? { authorization: `Bearer ${token}` }), "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  return {
    call,
    async refused(status, ...asked) {
      const answer = await call(...asked);
      expect(answer.status, JSON.stringify(answer.body)).toBe(status);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const { type, title, status: stated, detail, ...body } = problem.strict().parse(answer.body);
      expect(answer.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
      const { message } = body;
      expect([type, title, stated, detail]).toEqual(["about:blank", STATUS_CODES[status], status, message]);
      return body;
    },
  };
}
