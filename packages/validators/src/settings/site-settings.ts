import { z } from "zod";
import {
  expectedVersion,
  rawText,
  requiredSingleLine,
  requiredText,
  singleLine,
  URL_IN_ONE_LINE,
} from "../texts/field-schemas.ts";
import { analytics, parseAnalyticsSnippet } from "./analytics-snippet.ts";

/** Settings are texts, also one that is on or off. */
const switchSetting = z.enum(["on", "off"], "Choose on or off");

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
  /** Name of the license of the content; empty if the site states none. See `contentLicense`. */
  licenseName: z.string(),
  licenseUrl: z.string(),
  /** Whether phrase pages have a form for corrections, and whether the server takes them. */
  suggestions: switchSetting,
  /** The script that counts visits, if there is one. */
  analytics: analytics.nullable(),
});
export type SiteSettings = z.infer<typeof siteSettings>;

export const DEFAULT_SITE_SETTINGS: SiteSettings = {
  name: "Saywhere",
  description:
    "A guide to learning everyday phrases in languages from around the world, for travelers, language learners and cultural enthusiasts.",
  facebookUrl: "",
  twitterUrl: "",
  instagramUrl: "",
  youtubeUrl: "",
  newsletterUrl: "",
  contactUrl: "",
  licenseName: "",
  licenseUrl: "",
  suggestions: "on",
  analytics: null,
};

const webUrl = rawText(2_000)
  .trim()
  .refine(...URL_IN_ONE_LINE)
  .refine((text) => text === "" || /^https?:$/.test(URL.parse(text)?.protocol ?? ""), {
    error: "Enter a web address that begins with https://, or leave it empty",
  });

/** URL of a whole site, without a path. */
const origin = webUrl
  .refine((text) => text === "" || isOrigin(text), {
    error: "Enter the address without a path, such as https://saywhere.example",
  })
  .transform((text) => text.replace(/\/$/, ""));

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.href === `${url.origin}/`;
}

/** Contact link: the URL of a page, or an e-mail address, which becomes a mailto: link. */
const contact = rawText(2_000)
  .trim()
  .refine(...URL_IN_ONE_LINE)
  .transform((text) => (z.regexes.email.test(text) ? `mailto:${text}` : text))
  .refine((text) => text === "" || /^(https?|mailto):$/.test(URL.parse(text)?.protocol ?? ""), {
    error: "Enter a web address that begins with https:// or an e-mail address, or leave it empty",
  });

const fields = {
  name: requiredSingleLine("Enter the site's name", 60),
  description: requiredText("Describe the site", 300),
  /** URL of the public site without a trailing slash; empty for the URL from the server's configuration. */
  publicUrl: origin,
  facebookUrl: webUrl,
  twitterUrl: webUrl,
  instagramUrl: webUrl,
  youtubeUrl: webUrl,
  newsletterUrl: webUrl,
  contactUrl: contact,
  licenseName: singleLine(100),
  licenseUrl: webUrl,
  suggestions: switchSetting,
  /** Whether visitors see translations that need a review, or what they were before. */
  reviews: z.enum(["shown", "held"], "Choose shown or held"),
  /** A `<script src="https://…">` element, or only its URL; empty for no analytics. */
  analyticsSnippet: rawText(2_000)
    .trim()
    .superRefine((text, context) => {
      const parsed = parseAnalyticsSnippet(text);
      if ("problem" in parsed) context.addIssue({ code: "custom", message: parsed.problem });
    }),
};

/** All settings that administrators can change, as they are stored: an earlier version may have accepted other texts. */
export const storedSettings = siteSettings.omit({ analytics: true }).extend({
  publicUrl: z.string(),
  reviews: fields.reviews,
  analyticsSnippet: z.string(),
  version: z.int(),
});
export type StoredSettings = z.infer<typeof storedSettings>;

export const storedSettingsInput = z.object({ ...fields, version: expectedVersion });
export type StoredSettingsInput = z.infer<typeof storedSettingsInput>;

export const DEFAULT_STORED_SETTINGS: Omit<StoredSettings, "version"> = {
  name: DEFAULT_SITE_SETTINGS.name,
  description: DEFAULT_SITE_SETTINGS.description,
  publicUrl: "",
  facebookUrl: "",
  twitterUrl: "",
  instagramUrl: "",
  youtubeUrl: "",
  newsletterUrl: "",
  contactUrl: "",
  licenseName: "",
  licenseUrl: "",
  suggestions: DEFAULT_SITE_SETTINGS.suggestions,
  reviews: "shown",
  analyticsSnippet: "",
};
