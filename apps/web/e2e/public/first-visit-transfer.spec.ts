import { networkIdle } from "../support/page/layout.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, serviceWorkers: "block" });

/** What a phone without any cached file receives, compressed and with headers, in kB. */
const BUDGETS = {
  "/": 217,
  "/phrases": 216,
  "/languages/japanese": 188,
  "/phrases/japanese/where-is-the-bathroom": 188,
  "/phrases/german/where-is-the-bathroom": 168,
  "/search?q=thank+you+in+japanese": 191,
};

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`a first visit of ${path} transfers at most ${budget} kB, with its fonts and scripts`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const urls = new Map<string, string>();
    const sizes = new Map<string, number>();
    session.on("Network.requestWillBeSent", ({ requestId, request }) => urls.set(requestId, request.url));
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
      sizes.set(urls.get(requestId) ?? requestId, encodedDataLength),
    );
    await page.goto(path);
    await networkIdle(page);
    expect([...sizes.keys()].filter((url) => /\/assets\/framework-.*\.js$/.test(url))).toHaveLength(1);
    // The client of TanStack Query and that of tRPC come with the first call of the API.
    expect([...sizes.keys()].filter((url) => /\/assets\/calls-.*\.js$/.test(url))).toEqual([]);
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    expect(total / 1000, JSON.stringify([...sizes])).toBeLessThanOrEqual(budget);
  });
}
