import type { Queryable } from "@saywhere/db/queries/queryable";
import { readSettings } from "@saywhere/db/queries/setting.queries";
import type { Author } from "@saywhere/db/record-changes";
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from "@saywhere/validators/site-settings";
import type { StoredSettings, StoredSettingsInput } from "@saywhere/validators/stored-settings";
import type { ContentCache } from "../../cache/content-cache.ts";
import { notWrittenYet } from "../../not-written-yet.ts";

export interface SettingsService {
  /** What the public pages show; a setting that nobody changed has its default. */
  site(): Promise<SiteSettings>;
  stored(): Promise<StoredSettings>;
  /** @throws AppError CONFLICT for a version that is not the newest */
  update(input: StoredSettingsInput, author: Author): Promise<StoredSettings>;
}

export function createSettingsService(db: Queryable, cache: ContentCache): SettingsService {
  return {
    stored: notWrittenYet,
    update: notWrittenYet,
    site: () =>
      cache.get("settings.site", async () => ({ ...DEFAULT_SITE_SETTINGS, ...(await readSettings(db)) })),
  };
}
