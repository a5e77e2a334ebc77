import lighthouse, { type Result } from "lighthouse";

/** Every category of Lighthouse, with the least score that passes, in hundredths. */
export const CATEGORIES = [
  { id: "performance", title: "Performance", least: 95 },
  { id: "accessibility", title: "Accessibility", least: 100 },
  { id: "best-practices", title: "Best practices", least: 100 },
  { id: "seo", title: "SEO", least: 100 },
] as const;

/** The measures of a page as it loads, by their audits. */
export const MEASURES = [
  { id: "largest-contentful-paint", title: "LCP, s", shown: (ms: number) => (ms / 1000).toFixed(1) },
  { id: "cumulative-layout-shift", title: "CLS", shown: (shift: number) => shift.toFixed(3) },
  { id: "total-blocking-time", title: "TBT, ms", shown: (ms: number) => ms.toFixed(0) },
  { id: "total-byte-weight", title: "kB", shown: (bytes: number) => (bytes / 1000).toFixed(0) },
] as const;

/** One look at a page. */
export interface Audited {
  scores: number[];
  measures: number[];
  /** What costs a category points, a line each. */
  lost: string[];
}

/** A busy machine spoils a look now and then (Lighthouse's own advice is to run it again). */
const ATTEMPTS = 3;

/**
 * Looks at a page as Lighthouse does by default: a mid-range phone on slow 4G, by simulation, nothing in its cache.
 *
 * @param port the debugging port of the browser
 * @param hidden whether the page asks search engines to leave it out, which is then no fault of it
 * @throws what the browser met, if it could not open the page
 */
export async function auditPage(url: string, port: number, hidden: boolean): Promise<Audited> {
  for (let attempt = 1; ; attempt++) {
    const result = await look(url, port, hidden);
    const fault = result?.runtimeError?.message ?? (result ? null : "Lighthouse said nothing.");
    if (result && fault === null) return audited(result);
    if (attempt === ATTEMPTS) throw new Error(`${url}: ${fault}`);
  }
}

async function look(url: string, port: number, hidden: boolean): Promise<Result | undefined> {
  const run = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: CATEGORIES.map(({ id }) => id),
    // Lighthouse itself keeps localStorage, in which a search stores the visitor's language.
    clearStorageTypes: ["file_systems", "service_workers", "cache_storage", "local_storage", "indexeddb"],
    skipAudits: hidden ? ["is-crawlable"] : [],
  });
  return run?.lhr;
}

function audited(result: Result): Audited {
  return {
    scores: CATEGORIES.map(({ id }) => Math.round((result.categories[id]?.score ?? 0) * 100)),
    measures: MEASURES.map(({ id }) => result.audits[id]?.numericValue ?? Number.NaN),
    lost: lostPoints(result),
  };
}

function lostPoints({ categories, audits }: Result): string[] {
  return CATEGORIES.flatMap(({ id, title }) =>
    (categories[id]?.auditRefs ?? [])
      .map((reference) => ({ weight: reference.weight, audit: audits[reference.id] }))
      .filter(({ weight, audit }) => weight > 0 && audit?.score != null && audit.score < 1)
      .map(({ audit }) => `${title}: ${audit?.title} ${audit?.displayValue ?? ""}`.trimEnd()),
  );
}
