/** Operations of Node's thread pool: file access and host name lookups. */
const GIVEN = /^(FSReq|GetAddrInfoReq|GetNameInfoReq)/;

/**
 * Whether Node's thread pool has work in flight. `process.exit` waits for its threads, and one whose disk or name
 * server does not respond may take very long or never finish.
 */
export function hasPendingIo(): boolean {
  return process.getActiveResourcesInfo().some((name) => GIVEN.test(name));
}
