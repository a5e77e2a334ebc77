import type { Queryable } from "@saywhere/db/queries/queryable";
import { readSettings } from "@saywhere/db/queries/setting.queries";
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from "@saywhere/validators/site-settings";
import type { ContentCache } from "../../cache/content-cache.ts";

export interface SettingsService {
  /** What the public pages show; a setting that nobody changed has its default. */
  site(): Promise<SiteSettings>;
}

export function createSettingsService(db: Queryable, cache: ContentCache): SettingsService {
  return {
    site: () =>
      cache.get("settings.site", async () => ({ ...DEFAULT_SITE_SETTINGS, ...(await readSettings(db)) })),
  };
}
