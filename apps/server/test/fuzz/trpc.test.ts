import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { appRouter } from "../../src/app/api/app-router.ts";
import type { ProcedureMeta } from "../../src/trpc/procedures.ts";
import { FUZZ } from "./support/fuzz-runs.ts";
import { CALLERS, type CallerKind, type FuzzServer, startFuzzServer } from "./support/fuzz-server.ts";
import { oddSegment } from "./support/odd-addresses.ts";
import { oddHeaders } from "./support/odd-headers.ts";
import { nearlyValidFor, type Schema, validFor } from "./support/values-of-schema.ts";
import { wildValue } from "./support/wild-values.ts";
import { writeJson } from "./support/written-json.ts";

interface Procedure {
  path: string;
  type: string;
  meta: ProcedureMeta;
  input: Schema;
}

// tRPC stores every procedure under its dotted path; its types show the nested record instead.
const records = appRouter._def.procedures as unknown as Record<
  string,
  { _def: { type: string; meta?: ProcedureMeta; inputs: z.ZodType[] } }
>;
// A subscription is an endless stream, which deployments.test.ts tests.
const procedures = Object.entries(records)
  .map(([path, { _def }]): Procedure => {
    const input = z.toJSONSchema(_def.inputs[0] ?? z.object({}), {
      io: "input",
      unrepresentable: "any",
    }) as Schema;
    return { path, type: _def.type, meta: _def.meta ?? {}, input };
  })
  .filter(({ type }) => type !== "subscription");

/** Responses of tRPC; a batch has one of these for each call. */
const answered = z.union([
  z.strictObject({ result: z.strictObject({ data: z.unknown() }) }),
  z.strictObject({
    error: z.strictObject({
      message: z.string(),
      code: z.int(),
      data: z.object({ code: z.string(), httpStatus: z.int() }),
    }),
  }),
]);

let server: FuzzServer;
beforeAll(async () => {
  server = await startFuzzServer();
});
afterAll(() => server.close());

test.each(procedures)("$path", async ({ path, type, meta, input }) => {
  const resolve = (reference: string): Schema => input.$defs?.[reference.split("/").at(-1) ?? ""] ?? {};
  const call = fc.record({
    caller: fc.constantFrom<CallerKind>(...CALLERS),
    headers: oddHeaders,
    written: fc
      .oneof(validFor(input, resolve), validFor(input, resolve), nearlyValidFor(input, resolve), wildValue)
      .map(writeJson),
  });
  await fc.assert(
    fc.asyncProperty(call, async ({ caller, headers, written }) => {
      const { status, text } = await server.callAs(caller, callOf({ path, type, headers, written }));
      expect(status).toBeLessThan(500);
      checkAnswer(text);
      expect(status).toBeGreaterThanOrEqual(isClosedTo(caller, meta) ? 400 : 200);
    }),
    { numRuns: FUZZ.runs, seed: FUZZ.seed },
  );
});

test("unknown procedure names and batches cause no internal error", async () => {
  const names = fc.oneof(
    oddSegment,
    fc.constantFrom(
      "",
      "language",
      "language.",
      "language.list.list",
      "constructor",
      "__proto__.x",
      "toString",
    ),
    fc
      .array(fc.constantFrom("language.list", "account.me", "constructor", "people.list"), { maxLength: 60 })
      .map(String),
  );
  const input = fc
    .oneof(wildValue, fc.dictionary(fc.constantFrom("0", "1", "-1", "a", "length"), wildValue))
    .map(writeJson);
  await fc.assert(
    fc.asyncProperty(names, input, fc.constantFrom("1", "0", "", "2"), async (name, written, batch) => {
      const asked = encodeURIComponent(written.slice(0, 2_000).toWellFormed());
      const path = `/trpc/${name}?batch=${batch}&input=${asked}`;
      for (const method of ["GET", "POST", "HEAD", "PUT", "OPTIONS", "DELETE"]) {
        const { status } = await server.callAs("anonymous", { method, path, headers: {} });
        expect(status).toBeLessThan(500);
      }
    }),
    { numRuns: FUZZ.runs * 4, seed: FUZZ.seed },
  );
});

/** Whether a caller is not authorized for a call, which is then rejected whatever the input. */
function isClosedTo(caller: CallerKind, { role, session }: ProcedureMeta): boolean {
  if (role === undefined) return false;
  if (session && caller.endsWith("token")) return true;
  return caller === "anonymous" || (role === "administrator" && caller.startsWith("editor"));
}

interface Asked {
  path: string;
  type: string;
  headers: Record<string, string>;
  written: string;
}

/** Sends the input of a read in the URL, and that of a write in the body. */
function callOf({ path, type, headers, written }: Asked) {
  if (type === "query") {
    const input = encodeURIComponent(written.slice(0, 2_000).toWellFormed());
    return { method: "GET", path: `/trpc/${path}?input=${input}`, headers };
  }
  const withType = { "content-type": "application/json", ...headers };
  return { method: "POST", path: `/trpc/${path}`, headers: withType, body: written };
}

function checkAnswer(text: string): void {
  if (text === "") return;
  answered.parse(JSON.parse(text));
  expect(text).not.toContain('"stack":');
}
