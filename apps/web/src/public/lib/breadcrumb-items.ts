import type { BreadcrumbItem } from "@saywhere/ui/breadcrumb";
import type { Crumb } from "./seo.ts";

/** The breadcrumb a visitor sees, from the one that search engines read: the page itself is no link. */
export function breadcrumbItems(crumbs: readonly Crumb[]): BreadcrumbItem[] {
  return crumbs.map(({ label, path }, index) =>
    index < crumbs.length - 1 ? { label, href: path } : { label },
  );
}
