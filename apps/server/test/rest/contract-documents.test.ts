import { errorBody } from "@saywhere/validators/api/error-body";
import { DOCUMENT_LENGTH, storedDocument } from "@saywhere/validators/tasks/document";
import { describe, expect, test } from "vitest";
import { openRest } from "../support/open-rest.ts";
import { sendRaw } from "../support/send-raw.ts";

const rest = openRest();
const { call, refused } = rest;
const document = storedDocument.strict();
const GUIDE = "/api/documents/guide.md";

describe("GET and POST /api/documents/{documentId}", () => {
  test("GET of a document is 404 until it is saved, and then returns each saved version", async () => {
    await rest.server.database.pool.query("delete from document");
    expect(await refused(404, "GET", GUIDE)).toEqual({
      message: "There is no such document yet",
      code: "NOT_FOUND",
    });
    const made = await call("POST", GUIDE, { content: "# Guide" });
    expect(made.status).toBe(200);
    expect(made.headers.get("cache-control")).toBe("no-store");
    expect(document.parse(made.body)).toMatchObject({
      documentId: "guide.md",
      content: "# Guide",
      version: 1,
    });
    const read = await call("GET", GUIDE);
    expect(read).toMatchObject({ status: 200, body: made.body });
    expect(read.headers.get("cache-control")).toBe("no-store");
    const changed = await call("POST", GUIDE, { content: "", version: 1 });
    expect(changed).toMatchObject({ status: 200, body: { content: "", version: 2 } });
  });

  test("the URL identifies the document, whatever the body contains", async () => {
    const { body } = await call("POST", "/api/documents/said", { documentId: "elsewhere", content: "x" });
    expect(body).toMatchObject({ documentId: "said" });
    await refused(404, "GET", "/api/documents/elsewhere");
  });

  test("saving version 0 of an existing document, or an outdated version, is 409 with the current text", async () => {
    const stored = document.parse(
      (await call("POST", "/api/documents/stale", { content: "one", version: 0 })).body,
    );
    for (const [version, said] of [
      [0, "A editor's token saved this while you were changing it"],
      [2, "The version is 1, and not 2. Read the record again, and change that."],
    ] as const) {
      const { code, message, conflict } = await refused(409, "POST", "/api/documents/stale", {
        content: "two",
        version,
      });
      expect([code, message]).toEqual(["CONFLICT", said]);
      expect(conflict).toMatchObject({ reason: "stale", saved_by: "A editor's token", current: stored });
    }
    expect((await call("GET", "/api/documents/stale")).body).toEqual(stored);
  });
});

describe("the body of a document", () => {
  test("an invalid document body is 400 at its fields", async () => {
    const { issues } = await refused(400, "POST", GUIDE, { content: null, version: "1" });
    expect(issues?.map(({ path }) => path)).toEqual([["content"], ["version"]]);
    const misspelled = await refused(400, "POST", GUIDE, { text: "x" });
    expect(misspelled.issues?.map(({ path }) => path)).toEqual([["text"], ["content"]]);
  });

  test("200,000 characters of any script are stored; a longer content is 400 at its field, a too large body is 413", async () => {
    for (const letter of ["a", "語", "𐍈"]) {
      const content = letter.repeat(DOCUMENT_LENGTH / letter.length);
      const stored = await call("POST", "/api/documents/long", { content });
      expect(stored.status).toBe(200);
      expect(document.parse(stored.body).content === content).toBe(true);
    }
    const { issues } = await refused(400, "POST", GUIDE, { content: "a".repeat(DOCUMENT_LENGTH + 1) });
    expect(issues).toEqual([{ path: ["content"], message: "Use at most 200,000 characters" }]);
    const { code } = await refused(413, "POST", GUIDE, { content: "a".repeat(1024 * 1024) });
    expect(code).toBe("PAYLOAD_TOO_LARGE");
  });

  test("script, SQL and markup in a document are stored unchanged", async () => {
    for (const content of [
      `<script>alert("x")</script>`,
      `'; drop table document; --`,
      "$1 %s ${x} \\u0000 ?",
    ]) {
      expect((await call("POST", GUIDE, { content })).body).toMatchObject({ content });
    }
  });
});

describe("the identifier of a document in the URL", () => {
  test.each(["a b.md", "50%", "%2F", "%00", "سلام", "é".repeat(200), "a?b#c&d=e+f"])(
    "a document with the identifier %j is stored and found",
    async (id) => {
      const path = `/api/documents/${encodeURIComponent(id)}`;
      expect((await call("POST", path, { content: id })).body).toMatchObject({ documentId: id, content: id });
      expect((await call("GET", path)).body).toMatchObject({ documentId: id, content: id });
    },
  );

  test("composed and decomposed spellings identify the same document", async () => {
    await call("POST", "/api/documents/Cafe%CC%81", { content: "x" });
    expect((await call("GET", "/api/documents/Caf%C3%A9")).body).toMatchObject({ documentId: "Caf\u00e9" });
  });

  test.each(["..%2Fx", "%00", "%20x", "a".repeat(201)])(
    "the document identifier %s is 400 with the reason",
    async (id) => {
      for (const [method, body] of [["GET"], ["POST", { content: "x" }]] as const) {
        const { issues } = await refused(400, method, `/api/documents/${id}`, body);
        expect(issues).toEqual([{ path: ["documentId"], message: "Invalid document URL" }]);
      }
    },
  );

  /** Requests a path unchanged, because fetch would resolve its dots first. */
  const asked = (path: string, method: string) =>
    sendRaw(rest.server.url, {
      method,
      path,
      headers: { authorization: `Bearer ${rest.token}`, "content-type": "application/json" },
      ...(method === "POST" && { body: JSON.stringify({ content: "x" }) }),
    });

  test.each([
    "",
    "/",
    "//",
    "/.",
    "/..",
    "/../tasks/1",
    "/%2e%2e",
    "/%2E",
    "/..%2f..%2fetc%2fpasswd",
    "/a/b",
    "/..\\x",
    "/%",
    "/%E0%A4%A",
    "/%FF",
    "/%c0%ae%c0%ae",
    "/?x",
  ])("%j, sent unchanged, reaches no other resource and returns an error", async (ending) => {
    for (const method of ["GET", "POST"]) {
      const { status, text } = await asked(`/api/documents${ending}`, method);
      expect([400, 404]).toContain(status);
      expect(errorBody.strict().parse(JSON.parse(text)).message).not.toBe("");
    }
  });

  test("an overlong document identifier is rejected before it is processed", async () => {
    const { status, text } = await asked(`/api/documents/${"a".repeat(6_000)}`, "GET");
    expect([status, errorBody.strict().parse(JSON.parse(text)).code]).toEqual([414, "URI_TOO_LONG"]);
  });
});
