import type { Page } from "@playwright/test";

/** Waits until the page has loaded, React has rendered or hydrated it, and its fonts are loaded. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  // React marks the elements that it has taken over.
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main && Object.keys(main).some((key) => key.startsWith("__reactFiber$"));
  });
  // The stylesheet of the Latin fonts applies only to print until the core fonts have loaded.
  await page.waitForFunction(
    () => !document.querySelector('link[media="print"][href^="/assets/latin-fonts-"]'),
  );
  await page.evaluate(async () => {
    await new Promise<void>((drawn) => requestAnimationFrame(() => requestIdleCallback(() => drawn())));
    await document.fonts.ready;
  });
}

/** Whether the page has loaded a font of a family; `document.fonts.check` is also true for families that it does not know. */
export async function hasLoadedFont(page: Page, family: string): Promise<boolean> {
  return page.evaluate(
    (name) =>
      [...document.fonts].some(
        (font) => font.family.replaceAll('"', "") === name && font.status === "loaded",
      ),
    family,
  );
}

/** Waits until the page also requests nothing any more; half a second longer than `settled`. */
export async function networkIdle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await settled(page);
}

/** Sets the size of all text, as readers do in their browsers. */
export async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate(async (fontSize) => {
    document.documentElement.style.fontSize = fontSize;
    // With reduced motion, every element has a very short transition, which begins when that of its parent ends.
    const isChanging = () => document.getAnimations().some((animation) => animation instanceof CSSTransition);
    do await new Promise<unknown>(requestAnimationFrame);
    while (isChanging());
  }, size);
}

/** Scrolls the window, and waits for the event by which the router knows of it: it comes with the next frame. */
export async function scrollWindow(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise<void>((scrolled) => {
        document.addEventListener("scroll", () => scrolled(), { once: true });
        scrollTo(0, y);
      }),
    top,
  );
}

/** How far the content reaches beyond the right edge of the window, and which elements do. */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
  });
}

/** The cumulative layout shift since the page began to load. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) total += entry.value;
          }
        };
        observer.observe({ type: "layout-shift", buffered: true });
        // Buffered entries arrive in a task of their own.
        requestAnimationFrame(() =>
          setTimeout(() => {
            add(observer.takeRecords());
            resolve(total);
          }),
        );
      }),
  );
}
