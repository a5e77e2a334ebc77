import { formatBytes } from "./format-bytes.ts";
import { recordingsSize } from "./keep-pack.ts";
import type { PackPlan } from "./plan-pack.ts";

/** The recordings that can be kept: "12 recordings, about 360 kB". */
export function describeRecordings(plan: PackPlan): string {
  const count = plan.recordings.length;
  return `${count === 1 ? "1 recording" : `${count} recordings`}, about ${formatBytes(recordingsSize(plan))}`;
}

/** The recordings on other sites, from which nothing is kept. */
export function RemoteRecordings({ plan: { remoteRecordings: count } }: { plan: PackPlan }) {
  if (count === 0) return null;
  return <p>{count === 1 ? "1 recording needs" : `${count} recordings need`} a connection.</p>;
}
