import type { ActivityEntry } from "@saywhere/validators/history/activity";
import { beforeAll, describe, expect, test } from "vitest";
import { appRouter } from "../../src/app/api/app-router.ts";
import type { ProcedureMeta } from "../../src/trpc/procedures.ts";
import { FOR_SESSIONS, OPEN_WRITES } from "../support/access-rules.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { startTestServer } from "../support/start-test-server.ts";
import { languageId } from "../support/stored-ids.ts";

interface Procedure {
  path: string;
  type: string;
  meta: ProcedureMeta;
}

// tRPC stores every procedure under its dotted path; its types show the nested record instead.
const records = appRouter._def.procedures as unknown as Record<
  string,
  { _def: { type: string; meta?: ProcedureMeta } }
>;
const procedures = Object.entries(records).map(
  ([path, { _def }]): Procedure => ({ path, type: _def.type, meta: _def.meta ?? {} }),
);
// A subscription reports a rejection in its stream, which deployments.test.ts tests.
const closed = procedures.filter(({ meta, type }) => meta.role && type !== "subscription");
const forAdministrators = closed.filter(({ meta }) => meta.role === "administrator");

const server = forAllTests(() => startTestServer());
let editor: { cookie: string };
let editorToken: { authorization: string };
let administratorToken: { authorization: string };
let readerToken: { authorization: string };
let farsiToken: { authorization: string };
beforeAll(async () => {
  editor = { cookie: (await server.signedIn("editor")).cookie };
  editorToken = { authorization: `Bearer ${await server.tokenFor("editor")}` };
  administratorToken = { authorization: `Bearer ${await server.tokenFor("administrator")}` };
  readerToken = { authorization: `Bearer ${await server.tokenFor("reader")}` };
  farsiToken = {
    authorization: `Bearer ${await server.tokenFor("editor", await languageId(server.database, "farsi"))}`,
  };
});

/** Calls a procedure over tRPC, and over REST if it has a path. */
async function statuses({ path, type, meta }: Procedure, headers: Record<string, string>): Promise<number[]> {
  const write = type === "mutation";
  const calls = [{ url: `/trpc/${path}`, method: write ? "POST" : "GET" }];
  if (meta.openapi) {
    const url = `/api${meta.openapi.path.replaceAll(/\{\w+\}/g, "1")}`;
    calls.push({ url, method: meta.openapi.method });
  }
  const responses = calls.map(({ url, method }) => fetch(server.url + url, { method, headers }));
  return (await Promise.all(responses)).map(({ status }) => status);
}

describe("access rules of every procedure", () => {
  test.each(procedures)("$path declares who may call it", ({ meta }) => {
    expect([meta.public === true, meta.role !== undefined]).toContain(true);
    expect(meta.public === true && meta.role !== undefined).toBe(false);
  });

  test("each kind of access rule has procedures", () => {
    expect(procedures.length).toBeGreaterThan(50);
    expect(closed.length).toBeGreaterThan(forAdministrators.length);
    expect(forAdministrators.length).toBeGreaterThan(8);
  });

  test("every write requires a sign-in, except those for signing in and the suggestions of visitors", () => {
    const open = procedures.filter(({ type, meta }) => type === "mutation" && meta.public);
    expect(open.map(({ path }) => path)).toEqual(OPEN_WRITES);
  });

  test("procedures that manage people, tokens, sessions or passwords, or show e-mail addresses of visitors, require a session", () => {
    const forSessions = procedures.filter(({ meta }) => meta.session);
    expect(forSessions.map(({ path }) => path)).toEqual(FOR_SESSIONS);
    const rules = procedures.filter(
      ({ path, type, meta }) =>
        type === "mutation" && /^(account|secondFactor|passkey|people|token)\./.test(path) && !meta.public,
    );
    for (const { path } of rules) expect(FOR_SESSIONS).toContain(path);
  });

  test("the API document states the same access rules", () => {
    for (const { path, meta } of procedures.filter((procedure) => procedure.meta.openapi)) {
      expect(meta.openapi?.protect, path).toBe(meta.public !== true);
    }
  });
});

describe("calls without a session", () => {
  test.each(closed)("$path without a session is 401", async (procedure) => {
    for (const status of await statuses(procedure, {})) expect(status).toBe(401);
  });
});

describe("calls of an editor", () => {
  test.each(forAdministrators)("$path as an editor is 403", async (procedure) => {
    for (const headers of [editor, editorToken]) {
      for (const status of await statuses(procedure, headers)) expect(status).toBe(403);
    }
  });

  test.each(closed.filter(({ meta }) => meta.role === "editor"))(
    "$path as an editor is permitted",
    async (procedure) => {
      // A session for each call, because some of these calls end it.
      const { cookie } = await server.signedIn("editor");
      for (const status of await statuses(procedure, { cookie })) expect([401, 403]).not.toContain(status);
    },
  );
});

describe("calls with an API token that only reads", () => {
  test.each(closed.filter(({ type, meta }) => type !== "query" || meta.role !== "editor" || meta.session))(
    "$path with a reader's token is 403",
    async (procedure) => {
      for (const status of await statuses(procedure, readerToken)) expect(status).toBe(403);
    },
  );

  test.each(closed.filter(({ type, meta }) => type === "query" && meta.role === "editor" && !meta.session))(
    "$path with a reader's token is permitted",
    async (procedure) => {
      for (const status of await statuses(procedure, readerToken)) expect([401, 403]).not.toContain(status);
    },
  );

  test.each([
    ["GET", "/api/language-phrases/export?format=csv&language=farsi", 200],
    ["GET", "/api/phrases?admin=true&limit=1", 200],
    ["POST", "/api/language-phrases/import?format=csv&dry_run=true", 403],
    ["POST", "/api/emergency-numbers/import?format=csv&dry_run=true", 403],
    ["POST", "/api/phrase-intents/import?format=csv&dry_run=true", 403],
    ["PUT", "/api/cdn/assets/note.txt", 403],
    ["PUT", "/api/cdn/media/note.mp3", 403],
  ])("%s %s with a reader's token is %d", async (method, path, status) => {
    const response = await fetch(server.url + path, {
      method,
      headers: { ...readerToken, "content-type": "text/csv" },
      ...(method !== "GET" && { body: "language,phrase\n" }),
    });
    expect(response.status).toBe(status);
    const refused = /"This API token is read-only|"Only administrators/.test(await response.text());
    expect(refused).toBe(status === 403);
  });

  test("the history shows a token that only reads, or is for one language, no change as one that it can undo", async () => {
    const created = await fetch(`${server.url}/api/tasks`, {
      method: "POST",
      headers: { ...editorToken, "content-type": "application/json" },
      body: JSON.stringify({ title: "Record the greetings" }),
    });
    expect(created.status).toBe(201);
    const undoable = async (headers: Record<string, string>) => {
      const response = await fetch(`${server.url}/trpc/activity.list?input={}`, { headers });
      const { result } = (await response.json()) as { result: { data: { items: ActivityEntry[] } } };
      return result.data.items.filter((entry) => entry.undoable).length;
    };
    expect(await undoable(editorToken)).toBeGreaterThan(0);
    expect(await undoable(readerToken)).toBe(0);
    expect(await undoable(farsiToken)).toBe(0);
  });
});

describe("calls with an API token for one language", () => {
  const editable = closed.filter(
    ({ type, meta }) => type === "mutation" && meta.role === "editor" && !meta.session,
  );

  test.each(editable.filter(({ meta }) => !meta.limited))(
    "$path with a token for one language is 403",
    async (procedure) => {
      for (const status of await statuses(procedure, farsiToken)) expect(status).toBe(403);
    },
  );

  test.each(closed.filter(({ type, meta }) => type === "query" && meta.role === "editor" && !meta.session))(
    "$path with a token for one language is permitted",
    async (procedure) => {
      for (const status of await statuses(procedure, farsiToken)) expect([401, 403]).not.toContain(status);
    },
  );
});

describe("calls with an administrator's API token", () => {
  test.each(closed.filter(({ meta }) => meta.session))(
    "an API token is rejected by $path with the reason",
    async ({ path, type }) => {
      const method = type === "mutation" ? "POST" : "GET";
      const response = await fetch(`${server.url}/trpc/${path}`, { method, headers: administratorToken });
      expect([response.status, await response.json()]).toMatchObject([
        403,
        {
          error: {
            message: expect.stringMatching(/^Only a person who is signed in can do this\. API tokens cannot/),
          },
        },
      ]);
    },
  );

  test.each(closed.filter(({ meta }) => !meta.session))("an API token may call $path", async (procedure) => {
    for (const status of await statuses(procedure, administratorToken))
      expect([401, 403]).not.toContain(status);
  });
});

describe("calls of a signed-in administrator", () => {
  test.each(closed)("a signed-in administrator may call $path", async (procedure) => {
    // A session for each call, because some of these calls end it.
    const { cookie } = await server.signedIn("administrator");
    for (const status of await statuses(procedure, { cookie })) expect([401, 403]).not.toContain(status);
  });
});
