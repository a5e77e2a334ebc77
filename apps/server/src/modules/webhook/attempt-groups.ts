/** Number of groups that unresponsive endpoints share. */
const UNRESPONSIVE_GROUPS = 2;

/**
 * Assigns the attempts at an endpoint to a group, whose concurrency is limited. Each endpoint has its own group until
 * it does not respond in time. Unresponsive endpoints share a few groups, so that they never use up all attempts.
 */
export function createAttemptGroups() {
  const unresponsive = new Set<number>();
  return {
    groupOf: (endpointId: number): string =>
      unresponsive.has(endpointId)
        ? `unresponsive ${endpointId % UNRESPONSIVE_GROUPS}`
        : `endpoint ${endpointId}`,
    /** Whether a job that was queued in its endpoint's own group must move to a shared one. */
    mustWait: ({ endpointId, group }: { endpointId: number; group: string }): boolean =>
      unresponsive.has(endpointId) && group === `endpoint ${endpointId}`,
    /** Records the outcome of an attempt. */
    attempted(endpointId: number, { responded }: { responded: boolean }): void {
      if (responded) unresponsive.delete(endpointId);
      else unresponsive.add(endpointId);
    },
  };
}
