import { execFileSync } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "./log.ts";
import { openLogDestination } from "./log-destination.ts";

/** A log, and the number of the file that it is written to. */
function logTo(path: string, flags: number) {
  const fd = openSync(path, flags);
  onTestFinished(() => closeSync(fd));
  return { fd, log: createLog("info", { destination: openLogDestination(fd) }) };
}

test("a log on a full disk fails nothing, and is not waited for", () => {
  const { log } = logTo("/dev/full", constants.O_WRONLY);
  for (let line = 0; line < 3; line++) log.info("there is no room for this");
  log.fatal("nor for this");
});

test("a log that nobody reads is not waited for, and goes on when somebody does", () => {
  const folder = mkdtempSync(join(tmpdir(), "saywhere-log-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const pipe = join(folder, "pipe");
  execFileSync("mkfifo", [pipe]);
  const { fd, log } = logTo(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  // More than a pipe holds, and than is kept for it.
  const long = "unread ".repeat(10_000);
  for (let line = 0; line < 30; line++) log.info(long);
  const read = Buffer.alloc(65_536);
  let output = "";
  while (!output.includes("somebody reads")) {
    output += read.toString("latin1", 0, readSync(fd, read));
    log.info("somebody reads");
  }
  const lines = output.split("\n").slice(0, -1);
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) expect(() => void JSON.parse(line)).not.toThrow();
});
