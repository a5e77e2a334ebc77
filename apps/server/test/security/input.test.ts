import { request as httpRequest } from "node:http";
import type { ErrorBody } from "@saywhere/validators/api/error-body";
import { describe, expect, test } from "vitest";
import type { ApiPaths } from "../../openapi/api-operation.ts";
import { openApiDocument } from "../../openapi/openapi-document.ts";
import { post } from "../support/calls.ts";
import { errorOf } from "../support/error-of.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { sendRaw } from "../support/send-raw.ts";
import { startTestServer } from "../support/start-test-server.ts";

const server = forAllTests(() => startTestServer());

const SIGN_IN = "/api/auth/sign-in";
const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  post(server.url + path, body, headers);

describe("bodies that are too long", () => {
  const MEGABYTE = 1024 * 1024;

  test.each([SIGN_IN, "/trpc/account.signIn", "/api/languages"])(
    "a body over the limit to %s is rejected before it is sent completely, with or without a stated length",
    async (path) => {
      for (const said of ["content-length", "transfer-encoding"]) {
        const length = said === "content-length" ? String(10 * MEGABYTE) : "chunked";
        const { status, sent } = await sendLong(path, { [said]: length });
        expect(status).toBe(413);
        expect(sent).toBeLessThan(10 * MEGABYTE);
      }
    },
  );

  test.each([SIGN_IN, "/trpc/account.signIn", "/api/languages", "/nowhere"])(
    "a body of more than 16 KB to %s without a sign-in is rejected before it is parsed",
    async (path) => {
      for (const [name, value, ...refusal] of [
        ["content-length", String(MEGABYTE), 401, "Sign in first to send more than 16 KB", "UNAUTHORIZED"],
        [
          "transfer-encoding",
          "chunked",
          413,
          "A request body without a Content-Length has at most 16 KB",
          "PAYLOAD_TOO_LARGE",
        ],
      ] as const) {
        const [expected, message, code] = refusal;
        const { status, text } = await sendRaw(server.url, {
          method: "POST",
          path,
          headers: { "content-type": "application/json", [name]: value },
          body: "x".repeat(MEGABYTE),
        });
        expect([status, errorOf(text)]).toEqual([expected, { message, code }]);
      }
    },
  );

  test("a short body is parsed without a sign-in, also in chunks of unknown length", async () => {
    const { status, text } = await sendRaw(server.url, {
      method: "POST",
      path: SIGN_IN,
      headers: { "content-type": "application/json", "transfer-encoding": "chunked" },
      body: JSON.stringify({ email: "no address", password: "x".repeat(10_000) }),
    });
    expect([status, (JSON.parse(text) as ErrorBody).message]).toEqual([
      400,
      "email: Enter an e-mail address, such as name@example.org. password: Use at most 200 characters.",
    ]);
  });

  /** Writes until the server responds. */
  async function sendLong(path: string, headers: Record<string, string>) {
    const { cookie } = await server.signedIn("editor");
    return new Promise<{ status: number; sent: number }>((resolve, reject) => {
      let sent = 0;
      let answered = false;
      const chunk = Buffer.alloc(64 * 1024, " ");
      const sending = httpRequest(server.url + path, {
        method: "POST",
        headers: { "content-type": "application/json", cookie, ...headers },
      });
      sending.on("response", (response) => {
        answered = true;
        response.resume();
        resolve({ status: response.statusCode ?? 0, sent });
      });
      sending.on("error", (error) => !answered && reject(error));
      const write = (): void => {
        if (answered || sent >= 10 * MEGABYTE) return;
        sent += chunk.length;
        sending.write(chunk, () => setImmediate(write));
      };
      write();
    });
  }
});

describe("texts with SQL, script or unexpected types", () => {
  const SQL = ["' or '1'='1", "'; drop table person; --", "$1", "\\'; select pg_sleep(9)--"];
  const SCRIPT = '<script>alert(1)</script><img src=x onerror="alert(1)">';

  test("SQL in account fields is stored as text or rejected", async () => {
    const { cookie } = await server.signedIn("administrator");
    const { rows: before } = await server.database.pool.query("select count(*) from person");
    for (const text of SQL) {
      const statuses = await Promise.all(
        [
          call(SIGN_IN, { email: `${text}@example.org`, password: text }),
          call(SIGN_IN, { email: "nobody@example.org", password: text }),
          call("/trpc/account.linkInfo", { token: text.padEnd(30) }),
          call("/trpc/people.setRole", { id: text, role: "editor" }, { cookie }),
          call("/trpc/people.setRole", { id: 1, role: text }, { cookie }),
          call("/trpc/token.revoke", { id: text }, { cookie }),
          call("/trpc/account.endSession", { id: text }, { cookie }),
          fetch(`${server.url}/api/auth/me`, {
            headers: { authorization: `Bearer ${text.replaceAll(" ", "+")}` },
          }),
        ].map(async (answer) => (await answer).status),
      );
      for (const status of statuses) expect([400, 401, 404]).toContain(status);
      const created = await call(
        "/trpc/token.create",
        { name: text, role: "editor", expires_in_days: null },
        { cookie },
      );
      expect(await created.json()).toMatchObject({ result: { data: { info: { name: text } } } });
    }
    const { rows: after } = await server.database.pool.query("select count(*) from person");
    expect(after).toEqual(before);
  });

  test("script in a name remains text, in JSON that browsers do not execute", async () => {
    const { cookie } = await server.signedIn("administrator");
    const invited = { name: SCRIPT, email: "script@example.org", role: "editor" };
    expect((await call("/trpc/people.invite", invited, { cookie })).status).toBe(200);
    const response = await fetch(`${server.url}/trpc/people.list?input={}`, { headers: { cookie } });
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const { result } = (await response.json()) as { result: { data: { name: string }[] } };
    expect(result.data.map(({ name }) => name)).toContain(SCRIPT);
  });

  test.each([{ name: "\u0000" }, { email: ["a@example.org"] }, { email: { $ne: null } }, { role: "owner" }])(
    "the account field %j is rejected",
    async (change) => {
      const { cookie } = await server.signedIn("administrator");
      const body = { name: "Eve", email: "eve@example.org", role: "editor", ...change };
      expect((await call("/trpc/people.invite", body, { cookie })).status).toBe(400);
    },
  );

  test("an identifier beyond the range of the database causes no internal error", async () => {
    const { cookie } = await server.signedIn("administrator");
    for (const name of ["people.resetLink", "token.revoke", "account.endSession"]) {
      expect([400, 404]).toContain((await call(`/trpc/${name}`, { id: 99_999_999_999 }, { cookie })).status);
    }
  });
});

describe("numbers in URLs", () => {
  interface Parameter {
    in: string;
    name: string;
    schema: { type?: string };
  }
  const document = openApiDocument() as { paths: ApiPaths };
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [] }]) =>
      (parameters as Parameter[])
        .filter(({ schema }) => schema.type === "integer")
        .map(({ name, in: place }): [string, string, string, string] => [
          method.toUpperCase(),
          path,
          name,
          place,
        ]),
    ),
  );
  /** Other values are tested with the schema. */
  const ODD = ["1e0", "%201"];

  test("calls of every kind take a number in the URL", () => {
    expect(new Set(calls.map(([method]) => method))).toEqual(new Set(["GET", "PUT", "DELETE", "POST"]));
    expect(new Set(calls.map(([, , , place]) => place))).toEqual(new Set(["path", "query"]));
  });

  test.each(calls)(
    "the number in the URL of %s %s accepts digits only: %s",
    async (method, path, name, place) => {
      const { cookie } = await server.signedIn("administrator");
      const before = await server.database.pool.query("select count(*) from change");
      for (const odd of [...ODD, ...(place === "path" ? [] : ["1&" + name + "=2"])]) {
        const address = place === "path" ? path.replace(`{${name}}`, odd) : `${path}?${name}=${odd}`;
        const answer = await fetch(`${server.url}/api${address}`, {
          method,
          headers: {
            cookie,
            origin: server.url,
            ...(method !== "GET" && { "content-type": "application/json" }),
          },
          ...(method !== "GET" && method !== "DELETE" && { body: "{}" }),
        });
        const { issues = [] } = (await answer.json()) as ErrorBody;
        expect([answer.status, issues.map(({ path: [field] }) => field)], address).toEqual([
          400,
          // The document uses one name for all identifiers at the same position of a path.
          expect.arrayContaining([place === "path" ? "id" : name]),
        ]);
      }
      expect((await server.database.pool.query("select count(*) from change")).rows).toEqual(before.rows);
    },
  );

  test("another spelling of a record's identifier finds no record, and deletes none", async () => {
    const { cookie } = await server.signedIn("editor");
    const headers = { cookie, origin: server.url };
    const { rows } = await server.database.pool.query<{ id: number }>("select min(id) as id from category");
    const id = rows[0]?.id ?? 0;
    const answer = await fetch(`${server.url}/api/categories/${id}e0`, { method: "DELETE", headers });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      {
        message: "id: Write a whole number in digits alone, such as 12",
        code: "BAD_REQUEST",
        issues: [{ path: ["id"], message: "Write a whole number in digits alone, such as 12" }],
      },
    ]);
    for (const odd of [`${id}`, [id], true, null])
      expect((await call("/trpc/category.delete", { id: odd }, { cookie })).status).toBe(400);
  });
});
