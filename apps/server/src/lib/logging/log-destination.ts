import { type DestinationStream, pino } from "pino";

/** Maximum size of buffered lines in bytes; further lines are dropped. */
const MOST_WAITING = 1_048_576;

/**
 * Opens the log destination: standard output, unless another one is given. If it is a full disk or a pipe that is not
 * read, lines are buffered until a write succeeds: the server neither exits nor blocks.
 */
export function openLogDestination(fd = 1): DestinationStream {
  const destination = pino.destination({
    dest: fd,
    sync: true,
    maxLength: MOST_WAITING,
    retryEAGAIN: () => false,
  });
  destination.on("error", () => undefined);
  // Only `write` is exposed: the destination's flush, at exit or after a fatal line, would retry forever on a full
  // disk.
  return { write: (line) => void destination.write(line) };
}
