/** Groups that the endpoints that do not respond share. */
const UNRESPONSIVE_GROUPS = 2;

/**
 * Assigns the attempts at an endpoint to a group, whose concurrency is limited. Each endpoint has its own, until it does
 * not respond in time: such endpoints share a few groups, so that any number of them leaves attempts to the others.
 */
export function createAttemptGroups() {
  const unresponsive = new Set<number>();
  return {
    groupOf: (endpointId: number): string =>
      unresponsive.has(endpointId)
        ? `unresponsive ${endpointId % UNRESPONSIVE_GROUPS}`
        : `endpoint ${endpointId}`,
    /** Whether a job that was queued in a group of its own must wait in one of those that do not respond. */
    mustWait: ({ endpointId, group }: { endpointId: number; group: string }): boolean =>
      unresponsive.has(endpointId) && group === `endpoint ${endpointId}`,
    /** Notes an attempt that has ended. */
    attempted(endpointId: number, { responded }: { responded: boolean }): void {
      if (responded) unresponsive.delete(endpointId);
      else unresponsive.add(endpointId);
    },
  };
}
