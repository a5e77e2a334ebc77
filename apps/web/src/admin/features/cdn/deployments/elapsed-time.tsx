import { useEffect, useState } from "react";
import { formatDuration } from "./format-duration.ts";

/** For how long something has been running: it alone is drawn again each second. */
export function ElapsedTime({ since }: { since: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <span>{formatDuration(now - new Date(since).getTime())}</span>;
}
