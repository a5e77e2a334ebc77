import { type DestinationStream, pino } from "pino";

/** Of lines that cannot be written yet, in bytes; further ones are lost. */
const MOST_WAITING = 1_048_576;

/**
 * Opens what the log is written to: standard output, unless another one is named. Where that is a disk that is full, or
 * a pipe whose reader stands still, lines wait for the next one that can be written: the server neither ends nor waits
 * for it.
 */
export function openLogDestination(fd = 1): DestinationStream {
  const destination = pino.destination({
    dest: fd,
    sync: true,
    maxLength: MOST_WAITING,
    retryEAGAIN: () => false,
  });
  destination.on("error", () => undefined);
  // Nothing more of it than this: what it flushes at the end, or after a fatal line, it tries for ever on a full disk.
  return { write: (line) => void destination.write(line) };
}
