import { z } from "zod";
import { analytics } from "./analytics-snippet.ts";

/** Settings that every public page shows. Empty links are not shown. */
export const siteSettings = z.object({
  name: z.string(),
  description: z.string(),
  facebookUrl: z.string(),
  twitterUrl: z.string(),
  instagramUrl: z.string(),
  youtubeUrl: z.string(),
  newsletterUrl: z.string(),
  contactUrl: z.string(),
  /** The script that counts visits, if there is one. */
  analytics: analytics.nullable(),
});
export type SiteSettings = z.infer<typeof siteSettings>;

export const DEFAULT_SITE_SETTINGS: SiteSettings = {
  name: "Saywhere",
  description:
    "A guide to everyday phrases in languages from around the world, for travelers, language learners and cultural enthusiasts.",
  facebookUrl: "",
  twitterUrl: "",
  instagramUrl: "",
  youtubeUrl: "",
  newsletterUrl: "",
  contactUrl: "",
  analytics: null,
};
