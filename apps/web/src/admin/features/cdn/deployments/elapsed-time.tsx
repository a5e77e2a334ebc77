import { useEffect, useState } from "react";
import { formatDuration } from "./format-duration.ts";

/** Elapsed time of a running task; only this component re-renders each second. */
export function ElapsedTime({ since }: { since: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <span>{formatDuration(now - new Date(since).getTime())}</span>;
}
