import { closeSync, constants, openSync, readSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { makePipe } from "../../../test/support/make-pipe.ts";
import { createLog } from "./log.ts";
import { openLogDestination } from "./log-destination.ts";

/** Creates a log, and the descriptor of the file that it is written to. */
function logTo(path: string, flags: number) {
  const fd = openSync(path, flags);
  onTestFinished(() => closeSync(fd));
  return { fd, log: createLog("info", { destination: openLogDestination(fd) }) };
}

test("a log on a full disk neither fails nor blocks the server", () => {
  const { log } = logTo("/dev/full", constants.O_WRONLY);
  for (let line = 0; line < 3; line++) {
    expect(() => log.info("there is no room for this")).not.toThrow();
  }
  expect(() => log.fatal("nor for this")).not.toThrow();
});

test("a log that is not read does not block the server, and continues when it is read again", async () => {
  const { fd, log } = logTo(await makePipe(), constants.O_RDWR | constants.O_NONBLOCK);
  // More than the pipe and the log's buffer hold.
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
