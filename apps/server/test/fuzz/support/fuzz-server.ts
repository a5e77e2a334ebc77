import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { createLog } from "../../../src/lib/log.ts";
import { renderOf } from "../../support/deployment-engine.ts";
import { type RawAnswer, type RawCall, sendRaw } from "../../support/send-raw.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";

export const CALLERS = [
  "anonymous",
  "editor",
  "administrator",
  "editor's token",
  "administrator's token",
] as const;
export type CallerKind = (typeof CALLERS)[number];

export interface FuzzServer extends Pick<TestServer, "url" | "database"> {
  /**
   * Makes a call as a kind of caller and checks the invariants of every response: no internal error, no internal
   * details. A caller whose session, token or role an earlier call has ended gets a new one.
   */
  callAs(caller: CallerKind, call: RawCall): Promise<RawAnswer>;
  close(): Promise<void>;
}

/** Internal details that a response must not contain: locations in code, and messages of PostgreSQL. */
const INSIDES =
  /\bat .{0,200}\.[cm]?[jt]s:\d+|node_modules|file:\/\/\/|violates .{0,40}constraint|syntax error (at|in)|invalid (byte sequence|input syntax)|DriverException|Unexpected token .{0,80} JSON|ENOENT|EINVAL/;

/** Starts the server with everything that calls can reach: pages, files in a folder, deployments of a small site. */
export async function startFuzzServer(): Promise<FuzzServer> {
  const folder = await mkdtemp(join(tmpdir(), "saywhere-fuzz-"));
  const storage = { provider: "folder", folder: join(folder, "storage") } as const;
  const failures: string[] = [];
  const server = await startTestServer({
    pages: true,
    deployments: { storage, folder, render: renderOf({ "index.html": "<p>Hello</p>" }) },
    // Collects only what the server itself logs as an error.
    log: createLog("error", { destination: { write: (line) => void failures.push(line) } }),
  });
  const known = new Map<CallerKind, Record<string, string>>();

  async function identify(caller: CallerKind): Promise<Record<string, string>> {
    const role = caller.startsWith("editor") ? "editor" : "administrator";
    if (caller === "anonymous") return {};
    if (caller.endsWith("token")) return { authorization: `Bearer ${await server.tokenFor(role)}` };
    return { cookie: (await server.signedIn(role)).cookie };
  }

  return {
    url: server.url,
    database: server.database,
    async callAs(caller, call) {
      const own = known.get(caller) ?? (await identify(caller));
      known.set(caller, own);
      const answer = await sendRaw(server.url, { ...call, headers: { ...own, ...call.headers } });
      if (answer.status === 401 || answer.status === 403) known.delete(caller);
      const told = `${answer.status} ${answer.text.slice(0, 500)}\n${failures.splice(0).join("")}`;
      expect(answer.status, told).toBeGreaterThanOrEqual(200);
      expect(answer.status, told).toBeLessThan(500);
      if (answer.status >= 400) expect(answer.text).not.toMatch(INSIDES);
      expect(answer.headers["x-content-type-options"], told).toBe("nosniff");
      expect(answer.headers["content-security-policy"], told).toBeDefined();
      expect(Object.keys(Object.prototype)).toEqual([]);
      return answer;
    },
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
