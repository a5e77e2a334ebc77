import type { Making } from "./bench-site.ts";

/** Renders pages, and reports the time to the parent process. */
export async function measureMaking(make: () => Promise<Pick<Making, "pages" | "bytes">>): Promise<void> {
  const start = performance.now();
  const before = process.cpuUsage();
  const made = await make();
  const { user, system } = process.cpuUsage(before);
  const making: Making = {
    ...made,
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: (user + system) / 1e6,
    // In kilobytes, whatever the system.
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
  };
  process.send?.(making);
}
