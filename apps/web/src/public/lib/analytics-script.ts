import type { Analytics } from "@saywhere/validators/settings/analytics-snippet";

const BOOLEAN = new Set(["async", "defer"]);

/** The script element of the configured analytics, with React's attribute names. */
export function analyticsScripts(analytics: Analytics | null | undefined) {
  if (!analytics) return [];
  const attributes = Object.entries(analytics.attributes).map(([name, value]) => [
    name === "crossorigin" ? "crossOrigin" : name,
    BOOLEAN.has(name) || value,
  ]);
  return [{ ...Object.fromEntries(attributes), src: analytics.src }];
}
