import type { SiteSettings } from "@saywhere/validators/site-settings";

export interface SettingsService {
  site(): Promise<SiteSettings>;
}
