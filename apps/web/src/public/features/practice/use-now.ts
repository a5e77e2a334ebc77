import { useEffect, useState } from "react";

const HALF_A_MINUTE = 30_000;

/** The time in milliseconds, for what is due; it moves on while the page is open. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), HALF_A_MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
