import type { SiteSettings } from "./site-settings.ts";

/** The license of a site's content. */
export interface ContentLicense {
  name: string;
  url: string | null;
}

/**
 * Returns the license that the settings state, or null. A license without a name is named by its URL.
 *
 * @param settings those of a language pack that a device stored earlier have no license
 */
export function contentLicense({
  licenseName,
  licenseUrl,
}: Partial<Pick<SiteSettings, "licenseName" | "licenseUrl">>): ContentLicense | null {
  const name = licenseName || licenseUrl;
  return name ? { name, url: licenseUrl || null } : null;
}
