import type { Browser } from "@playwright/test";

/** 1.6 Mbit/s with round trips of 150 ms: slow 4G, as Lighthouse simulates it. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

declare global {
  interface Window {
    largestPaint: number;
    alive: number;
  }
}

/** Milliseconds since the visit began. */
export interface ThrottledVisit {
  largestPaint: number;
  /** When React has hydrated what is in `main`. */
  alive: number;
}

/** Visits a page with an empty cache on a line that is really throttled; the processor is the machine's own. */
export async function visitThrottled(browser: Browser, url: string): Promise<ThrottledVisit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW_LINE);
    await page.addInitScript(() => {
      window.largestPaint = 0;
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) window.largestPaint = startTime;
      }).observe({ type: "largest-contentful-paint", buffered: true });
      const look = () => {
        const inner = document.querySelector("main h1, main h2");
        if (inner && Object.keys(inner).some((key) => key.startsWith("__reactFiber$"))) {
          window.alive = performance.now();
        } else setTimeout(look, 10);
      };
      look();
    });
    await page.goto(url);
    await page.waitForFunction(() => window.alive > 0);
    return await page.evaluate(() => ({ largestPaint: window.largestPaint, alive: window.alive }));
  } finally {
    await context.close();
  }
}
