import type { ContentLicense } from "@saywhere/validators/settings/content-license";

/** The header by which a response names the license of its content (RFC 4946). */
export function licenseLink(license: ContentLicense | null): { link?: string } {
  // `href` has only ASCII characters, as a header requires.
  const url = license?.url ? URL.parse(license.url) : null;
  return url ? { link: `<${url.href}>; rel="license"` } : {};
}
