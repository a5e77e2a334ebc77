import type { ContentLicense } from "@saywhere/validators/settings/content-license";

/**
 * The header by which a response names the license of its content (RFC 4946): by the license's URL, or without one by the
 * site's terms, which state its name.
 */
export function licenseLink(license: ContentLicense | null): { link?: string } {
  if (!license) return {};
  // `href` has only ASCII characters, as a header requires.
  const url = license.url ? URL.parse(license.url)?.href : undefined;
  return { link: `<${url ?? "/terms"}>; rel="license"` };
}
