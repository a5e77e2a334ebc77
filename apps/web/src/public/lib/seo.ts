import type { SiteSettings } from "@saywhere/validators/settings/site-settings";
import { paths } from "@saywhere/validators/urls/paths";

/** What the root route knows of the site. */
export interface SiteContext {
  settings: Pick<SiteSettings, "name">;
  /** Origin of the public site, without a slash at the end. */
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
  /** Pages about the visitor's own doings (search, saved) stay out of indexes. */
  index?: boolean;
  /** From Home to this page. */
  breadcrumb?: Crumb[];
  structuredData?: object[];
}

/** What `head()` of a public route returns (specification §2): title, description, canonical, sharing, data. */
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

/** The head of a page whose content is not there, or could not be read. */
export function missingPageHead(
  match: { status: string; context: SiteContext },
  notFoundTitle = "404 Page Not Found",
) {
  const title = match.status === "error" ? "Something Went Wrong" : notFoundTitle;
  return {
    meta: [{ title: `${title} | ${match.context.settings.name}` }, { name: "robots", content: "noindex" }],
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

function breadcrumbList(site: Site, crumbs: Crumb[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.label,
      item: site.publicUrl + crumb.path,
    })),
  };
}
