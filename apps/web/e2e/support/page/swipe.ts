import type { Page } from "@playwright/test";

/** Moves a finger over the middle of the window, by CSS pixels to the side, and rests before it is lifted. */
export async function swipe(page: Page, way: number): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const start = Date.now() / 1_000 - 1;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", seconds: number, x?: number) =>
    finger.send("Input.dispatchTouchEvent", {
      type,
      timestamp: start + seconds,
      touchPoints: x === undefined ? [] : [{ x, y: 300 }],
    });
  await touch("touchStart", 0, 180);
  await touch("touchMove", 0.1, 180 + way / 2);
  await touch("touchMove", 0.2, 180 + way);
  // A finger that is lifted while it moves would fling, and the browser ignores a tap during a fling.
  await touch("touchMove", 0.9, 180 + way);
  await touch("touchEnd", 1);
  await finger.detach();
}
