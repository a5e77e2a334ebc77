import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { createTestDatabase } from "@saywhere/db/testing/create-test-database";
import { expect, onTestFinished, test } from "vitest";
import { faultTimes, noteFault, patience, timeToRecover } from "./support/note-fault.ts";
import { type FaultedServer, makeHome, runServer } from "./support/run-server.ts";

/** A thousand clients in total when each failure is repeated fifty times. */
const CLIENTS_A_TIME = 20;

/** What a client of each kind sends first, and whether it continues byte by byte. It reads nothing. */
const KINDS = {
  "says nothing": { begin: () => "", trickles: false },
  "sends its head byte by byte": { begin: () => "GET / HTTP/1.1\r\nhost: a\r\nx: ", trickles: true },
  "sends its body byte by byte": {
    begin: ({ authorization }: FaultedServer) =>
      `POST /api/tasks HTTP/1.1\r\nhost: a\r\nauthorization: ${authorization}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n`,
    trickles: true,
  },
  "reads nothing of a page": {
    begin: () => "GET /api/phrases HTTP/1.1\r\nhost: a\r\n\r\n".repeat(20),
    trickles: false,
  },
  "reads nothing of a long file": {
    begin: ({ authorization }: FaultedServer) =>
      `GET /api/language-phrases/export?format=json HTTP/1.1\r\nhost: a\r\nauthorization: ${authorization}\r\n\r\n`,
    trickles: false,
  },
};

/** Opens connections of all kinds; while the last ones are opened, the server may already have closed the first. */
async function openSlowOnes(server: FaultedServer, count: number) {
  const sockets = new Set<Socket>();
  const trickling: Socket[] = [];
  const opened: Promise<unknown>[] = [];
  const kinds = Object.values(KINDS);
  for (let number = 0; number < count; number++) {
    const { begin, trickles } = kinds[number % kinds.length] as (typeof kinds)[number];
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1").pause();
    socket.on("error", () => socket.destroy());
    socket.on("end", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
    sockets.add(socket);
    opened.push(once(socket, "connect"));
    socket.write(begin(server));
    if (trickles) trickling.push(socket);
  }
  const timer = setInterval(() => {
    for (const socket of trickling) if (socket.writable) socket.write("x");
  }, 1_000);
  onTestFinished(() => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  });
  await Promise.all(opened);
  return sockets;
}

/** Memory of the server's process in MiB. */
async function memoryOf({ child }: FaultedServer): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Number of the server's connections, as counted by the kernel. */
async function connectionsOf({ url }: FaultedServer): Promise<number> {
  const port = Number(new URL(url).port).toString(16).toUpperCase().padStart(4, "0");
  const table = await readFile("/proc/net/tcp", "utf8");
  return table.split("\n").filter((line) => new RegExp(`^\\s*\\d+: 0100007F:${port} \\S+ 01 `).test(line))
    .length;
}

test("clients send and read so slowly that they hold their connections", {
  timeout: patience(),
}, async (context) => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const server = await runServer(await makeHome(database.url));
  const expectAnswers = async () => {
    for (const [method, path, status] of [
      ["GET", "/phrases", 200],
      // A rarely requested URL, so that the database is needed.
      ["GET", `/phrases?limit=${1 + Math.floor(Math.random() * 400)}`, 200],
      ["POST", "/tasks", 201],
    ] as const) {
      const body = method === "POST" ? { title: "In spite of slow clients" } : undefined;
      const answer = await server.call(method, path, body);
      expect(answer.status, JSON.stringify(answer.body).slice(0, 200)).toBe(status);
    }
  };
  const answerSome = async () => {
    for (let round = 0; round < 5; round++) await expectAnswers();
  };
  const count = CLIENTS_A_TIME * faultTimes();
  /** Opens that many connections, and returns by how much the server's memory grows, in MiB. */
  const come = async () => {
    const before = await memoryOf(server);
    const sockets = await openSlowOnes(server, count);
    await answerSome();
    return { sockets, more: Math.round((await memoryOf(server)) - before) };
  };
  const left = async () => (await connectionsOf(server)) < 20;
  // Code that the first responses load remains in memory.
  await answerSome();
  const first = await come();
  expect(first.more).toBeLessThan(150 + count / 2);
  for (const socket of first.sockets) socket.destroy();
  await expect.poll(left).toBe(true);
  // Whatever their number, the heap grows by some ten MiB before garbage collection; a second batch fits into that.
  const { more } = await come();
  expect(more).toBeLessThan(100 + count / 10);
  let remark = `${count} connections take ${first.more} MiB, as many again ${more}, and others are served`;
  if (count >= 1_000) {
    // The real timeouts are minutes: too long for every run of the suite, which tests shorter ones.
    const waited = await timeToRecover(() => setTimeout(1_000).then(left));
    remark += `; all are ended within ${Math.round(waited / 1_000)} s`;
  }
  await expectAnswers();
  noteFault(context, {
    fault: "Clients that trickle, or never read",
    times: count,
    lost: 0,
    doubled: 0,
    remark,
  });
});
