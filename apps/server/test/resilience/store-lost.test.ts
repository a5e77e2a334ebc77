import { createTestDatabase } from "@saywhere/db/testing/create-test-database";
import { expect, onTestFinished, test } from "vitest";
import { startSiteStore } from "../support/start-site-store.ts";
import { faultTimes, noteFault, patience, timeToRecover } from "./support/note-fault.ts";
import { type FaultedServer, makeHome, runServer } from "./support/run-server.ts";

/** Long enough for a multipart upload. */
const LONG = 6_000_000;

const FAULTS = [
  { fault: "hang up", told: /cannot be reached|broke off/, reads: 503 },
  { fault: 500, told: /answers with errors of its own .* Try again in a while/, reads: 503 },
  // Only uploads are cut.
  {
    fault: "cut the upload",
    told: /broke off in the middle\. Nothing was replaced; try again\./,
    reads: 200,
  },
] as const;

async function upload({ url, authorization }: FaultedServer, key: string, size: number) {
  const response = await fetch(`${url}/api/cdn/assets/${key}?replace=true`, {
    method: "PUT",
    headers: { authorization },
    body: Buffer.alloc(size, "sound "),
  });
  return { status: response.status, body: (await response.json()) as { message?: string } };
}

test("the store of objects fails while editors upload", { timeout: patience() }, async (context) => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const store = await startSiteStore();
  onTestFinished(store.close);
  const home = await makeHome(database.url);
  const server = await runServer({ ...home, variables: { ...home.variables, ...store.variables } });
  const keys = async () => {
    const { files } = (await server.call("GET", "/cdn/assets")).body as {
      files: { key: string; size: number }[];
    };
    return files.map(({ key, size }) => [key, size]);
  };
  expect((await upload(server, "there.txt", 60_000)).status).toBe(201);
  const recovered: number[] = [];
  let again = 0;
  for (let time = 0; time < faultTimes(); time++) {
    for (const { fault, told, reads } of FAULTS) {
      let removed = 0;
      store.proxy.always(fault, ({ method, url = "" }) => {
        if (method === "DELETE" && url.includes("uploadId=")) removed++;
        return true;
      });
      for (const [key, size] of [
        ["there.txt", 300_000],
        ["new.txt", LONG],
      ] as const) {
        const answer = await upload(server, key, size);
        expect(answer).toMatchObject({
          status: 503,
          body: { message: expect.stringMatching(told) as string },
        });
      }
      expect((await server.call("GET", "/cdn/assets")).status).toBe(reads);
      // The uploaded parts are removed, because they would use space invisibly.
      expect(removed).toBe(fault === "cut the upload" ? 1 : 0);
      store.proxy.always("pass");
      recovered.push(
        await timeToRecover(async () => (await upload(server, "again.txt", 1_000 + ++again)).status < 300),
      );
      expect(await keys()).toEqual([
        ["again.txt", 1_000 + again],
        ["there.txt", 60_000],
      ]);
    }
    // The server waits for slow storage.
    store.proxy.always("hold");
    const slow = upload(server, "slow.txt", 300_000);
    await expect.poll(store.proxy.count).toBeGreaterThan(0);
    store.proxy.always("pass");
    expect((await slow).status).toBeLessThan(300);
    expect((await server.call("DELETE", "/cdn/assets/slow.txt")).status).toBe(200);
  }
  noteFault(context, {
    fault: "Store of objects away, failing, or breaking off while files are uploaded",
    times: FAULTS.length * faultTimes(),
    recovered,
    lost: 0,
    doubled: 0,
  });
});
