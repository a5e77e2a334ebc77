import type { Author } from "@saywhere/db/change-set";
import { type Queryable, toQueryable } from "@saywhere/db/queries/queryable";
import {
  lockSettings,
  readSettings,
  readSettingsVersion,
  writeSettings,
} from "@saywhere/db/queries/setting.queries";
import { parseAnalyticsSnippet } from "@saywhere/validators/settings/analytics-snippet";
import {
  DEFAULT_STORED_SETTINGS,
  type SiteSettings,
  type StoredSettings,
  type StoredSettingsInput,
} from "@saywhere/validators/settings/site-settings";
import { AppError } from "../../errors/app-error.ts";
import type { ContentCache } from "../../lib/content-cache.ts";
import type { ContentWriter } from "../../writes/content-writer.ts";

type Values = Omit<StoredSettings, "version">;

interface PageSettings {
  publicUrl: string;
  /** Origin of a script of another site. */
  scriptOrigin: string | null;
  /** Origin of the media if pages could not play them otherwise; null if they can. */
  mediaOrigin: string | null;
}

export type SettingsService = ReturnType<typeof createSettingsService>;

interface SettingsDeps {
  db: Queryable;
  cache: ContentCache;
  writer: ContentWriter;
  /** The URL with which the server was started. */
  publicUrl: string;
  /** Base URL of the media. */
  mediaUrl: string;
}

export function createSettingsService({ db, cache, writer, publicUrl, mediaUrl }: SettingsDeps) {
  // Pages may play media from any HTTPS origin.
  const { protocol, origin } = new URL(mediaUrl);
  const mediaOrigin = protocol === "http:" ? origin : null;
  const values = (): Promise<Values> => cache.get("settings", () => readValues(db));
  return {
    /** Returns the settings that public pages show; a setting that was never changed has its default. */
    site: async (): Promise<SiteSettings> => presentSite(await values()),
    /** Returns the URL of the public site, without a trailing slash. */
    publicUrl: async (): Promise<string> => (await values()).publicUrl || publicUrl,
    /** Returns the settings that the server needs to send a page. */
    forPages: async (): Promise<PageSettings> => {
      const stored = await values();
      const { analytics } = presentSite(stored);
      return {
        publicUrl: stored.publicUrl || publicUrl,
        scriptOrigin: analytics && new URL(analytics.src).origin,
        mediaOrigin,
      };
    },
    stored: (): Promise<StoredSettings> => readStored(db),

    /** @throws AppError CONFLICT for a version that is not the newest */
    update: async ({ version, ...given }: StoredSettingsInput, author: Author): Promise<StoredSettings> => {
      await writer.run(author, "edit", async (em) => {
        const tx = toQueryable(em);
        await lockSettings(tx);
        const current = await readStored(tx);
        if (version !== undefined && version !== current.version) throw await newerVersion(tx, current);
        const changed = Object.entries(given).filter(
          ([key, value]) => value !== current[key as keyof Values],
        );
        await writeSettings(tx, Object.fromEntries(changed));
      });
      return readStored(db);
    },
  };
}

/** Returns every setting. A setting that was never stored, or whose stored value is not text, has its default. */
async function readValues(db: Queryable): Promise<Values> {
  const stored = await readSettings(db);
  const entries = Object.entries(DEFAULT_STORED_SETTINGS).map(([key, unset]) => {
    const value = stored[key];
    return [key, typeof value === "string" ? value : unset];
  });
  return Object.fromEntries(entries) as Values;
}

async function readStored(db: Queryable): Promise<StoredSettings> {
  const { version } = await readSettingsVersion(db);
  return { ...(await readValues(db)), version };
}

function presentSite({ publicUrl: _url, reviews: _, analyticsSnippet, ...shown }: Values): SiteSettings {
  const parsed = parseAnalyticsSnippet(analyticsSnippet);
  return { ...shown, analytics: "analytics" in parsed ? parsed.analytics : null };
}

async function newerVersion(db: Queryable, current: StoredSettings): Promise<AppError> {
  const { savedBy, savedAt } = await readSettingsVersion(db);
  return new AppError("CONFLICT", "Someone else saved the settings after you opened them", {
    conflict: { reason: "stale", saved_by: savedBy, saved_at: savedAt ?? new Date().toISOString(), current },
  });
}
