import type { BreadcrumbItem } from "@saywhere/ui/breadcrumb";
import type { Crumb } from "./seo.ts";

/** The visible breadcrumb, built from the structured data for search engines; the current page is not a link. */
export function breadcrumbItems(crumbs: readonly Crumb[]): BreadcrumbItem[] {
  return crumbs.map(({ label, path }, index) =>
    index < crumbs.length - 1 ? { label, href: path } : { label },
  );
}
