import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { choosePort } from "./port.ts";

test("uses the stored port when a killed PostgreSQL releases it a moment later", async () => {
  const folder = await mkdtemp(join(tmpdir(), "saywhere-port-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const { port } = holder.address() as { port: number };
  await writeFile(join(folder, "port"), String(port));
  const chosen = choosePort(folder, null as never);
  setTimeout(() => holder.close(), 200);
  expect(await chosen).toBe(port);
});
