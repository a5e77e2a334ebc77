import { expect, test } from "vitest";
import { forAllTests } from "../../test/support/for-all-tests.ts";
import { startTestServer } from "../../test/support/start-test-server.ts";

const server = forAllTests(() => startTestServer());

test.each([
  ["GET", "/api/languages/klingon", 404, "Not Found"],
  ["GET", "/api/nothing", 404, "Not Found"],
  ["GET", "/api/languages/%E0%A4%A", 400, "Bad Request"],
  ["GET", "/api/language-phrases/export?format=csv", 401, "Unauthorized"],
  ["PATCH", "/api/languages", 405, "Method Not Allowed"],
])(
  "the error of %s %s is a problem, beside its message and its code",
  async (method, path, status, title) => {
    const { statusCode, headers, body } = await server.app.inject({ method: method as "GET", url: path });
    expect([statusCode, headers["content-type"]]).toEqual([
      status,
      "application/problem+json; charset=utf-8",
    ]);
    const { message, code, ...problem } = JSON.parse(body) as Record<string, unknown>;
    expect(code).toMatch(/^[A-Z_]+$/);
    expect(problem).toEqual({ type: "about:blank", title, status, detail: message });
  },
);

test.each([
  ["/api/languages", "application/json"],
  ["/trpc/language.get?input={}", "application/json"],
  ["/health/nothing", "application/json; charset=utf-8"],
])("the response of %s, which is no error of the REST API, is no problem", async (path, type) => {
  const { headers, body } = await server.app.inject(path);
  expect(headers["content-type"]).toContain(type);
  expect(body).not.toContain("about:blank");
});
