import type { BreadcrumbItem } from "@saywhere/ui/breadcrumb";
import type { Language } from "@saywhere/validators/content/language";
import type { SiteSettings } from "@saywhere/validators/settings/site-settings";
import { paths } from "@saywhere/validators/urls/paths";

/** Site data of the root route. */
interface SiteContext {
  settings: Pick<SiteSettings, "name">;
  /** Origin of the public site, without a trailing slash. */
  publicUrl: string;
}

interface Site {
  name: string;
  publicUrl: string;
}

export interface Crumb {
  label: string;
  path: string;
}

export interface PageSeo {
  title: string;
  description: string;
  /** Canonical path of the page. */
  path: string;
  /** Share image of 1200 × 630. */
  image?: { path: string; alt: string };
  type?: "website" | "article";
  /** False for visitor-specific pages (search, saved), which stay out of search indexes. */
  index?: boolean;
  /** Path to this page from Home, which comes before it. */
  breadcrumb?: Crumb[];
  structuredData?: object[];
}

/**
 * Returns the `head()` of a public route (specification §2): title, description, canonical URL, sharing, structured
 * data.
 */
export function pageHead({ settings, publicUrl }: SiteContext, page: PageSeo) {
  const site: Site = { name: settings.name, publicUrl };
  const url = site.publicUrl + page.path;
  const title = `${page.title} | ${site.name}`;
  const meta: object[] = [
    { title },
    { name: "description", content: page.description },
    ...(page.index === false ? [{ name: "robots", content: "noindex, follow" }] : []),
    { property: "og:site_name", content: site.name },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    ...shareImage(site, page),
    ...structuredData(site, page).map((data) => ({ "script:ld+json": data })),
  ];
  return {
    meta,
    links: [{ rel: "canonical", href: url }],
  };
}

/**
 * Returns the `head()` of a route with a loader.
 *
 * @param page undefined when the content is missing or could not be loaded
 */
export function loadedPageHead(
  { status, context }: { status: string; context: SiteContext },
  page: PageSeo | undefined,
  notFoundTitle = "404 Page Not Found",
) {
  if (page) return pageHead(context, page);
  const title = status === "error" ? "Something Went Wrong" : notFoundTitle;
  return {
    meta: [{ title: `${title} | ${context.settings.name}` }, { name: "robots", content: "noindex" }],
  };
}

function shareImage(site: Site, { image }: PageSeo) {
  if (!image) {
    const icon = `${site.publicUrl}/icon-512.png`;
    return [
      { property: "og:image", content: icon },
      { name: "twitter:card", content: "summary" },
    ];
  }
  return [
    { property: "og:image", content: site.publicUrl + image.path },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: image.alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function structuredData(site: Site, page: PageSeo): object[] {
  const data = [webSite(site)];
  if (page.breadcrumb) data.push(breadcrumbList(site, page.breadcrumb));
  for (const item of page.structuredData ?? []) data.push({ "@context": "https://schema.org", ...item });
  return data;
}

function webSite(site: Site): object {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: site.name,
    url: site.publicUrl + paths.home,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${site.publicUrl}/search?q={term}` },
      "query-input": "required name=term",
    },
  };
}

const fromHome = (crumbs: readonly Crumb[]): Crumb[] => [{ label: "Home", path: paths.home }, ...crumbs];

function breadcrumbList(site: Site, crumbs: Crumb[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: fromHome(crumbs).map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.label,
      item: site.publicUrl + crumb.path,
    })),
  };
}

/** The visible breadcrumb, built from the structured data for search engines; the current page is not a link. */
export function breadcrumbItems(crumbs: readonly Crumb[]): BreadcrumbItem[] {
  return fromHome(crumbs).map(({ label, path }, index) =>
    index < crumbs.length ? { label, href: path } : { label },
  );
}

/** The share image of a language's pages. */
export function languageImage({
  slug,
  name,
  nativeName,
}: Pick<Language, "slug" | "name" | "nativeName">): NonNullable<PageSeo["image"]> {
  return { path: paths.languageShareImage(slug), alt: `${name}: ${nativeName}` };
}
