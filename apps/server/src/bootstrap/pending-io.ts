/** What the threads of Node are given: files, and names of hosts to look up. */
const GIVEN = /^(FSReq|GetAddrInfoReq|GetNameInfoReq)/;

/**
 * Whether a thread of Node works at something. `process.exit` waits for all of them, and one whose disk or name server
 * does not answer is not done for a long time, or ever.
 */
export function hasPendingIo(): boolean {
  return process.getActiveResourcesInfo().some((name) => GIVEN.test(name));
}
