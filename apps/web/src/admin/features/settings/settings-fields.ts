import type { StoredSettings } from "@saywhere/validators/settings/site-settings";
import { SETTING_WORDS } from "../../lib/text/setting-labels.ts";

export type SettingName = Exclude<keyof StoredSettings, "version">;

export interface SettingField {
  name: SettingName;
  label: string;
  description?: string;
  placeholder?: string;
  multiline?: boolean;
  /** The values of a setting that is no free text, with their labels. */
  choices?: { value: string; label: string }[];
}

export const SITE_FIELDS: SettingField[] = [
  {
    name: "name",
    label: SETTING_WORDS.name,
    description: "Shown in the header, in page titles and in link previews.",
  },
  {
    name: "description",
    label: SETTING_WORDS.description,
    description: "One sentence for search engines and link previews.",
    multiline: true,
  },
  {
    name: "publicUrl",
    label: SETTING_WORDS.publicUrl,
    description: "The URL of the public site. Leave it empty to use the one from the server’s configuration.",
    placeholder: "https://example.org",
  },
  {
    name: "licenseName",
    label: SETTING_WORDS.licenseName,
    description:
      "Shown in the footer, in the API document, and in exports and datasets. Leave it empty to state none.",
    placeholder: "CC BY 4.0",
  },
  {
    name: "licenseUrl",
    label: SETTING_WORDS.licenseUrl,
    description: "The page with the text of the license.",
    placeholder: "https://",
  },
  {
    name: "suggestions",
    label: SETTING_WORDS.suggestions,
    description:
      "A form on each phrase page, not on the static site. Editors see what was sent under Suggestions.",
    choices: [
      { value: "on", label: "Visitors can suggest corrections" },
      { value: "off", label: "Off" },
    ],
  },
];

export const LINK_FIELDS: SettingField[] = [
  { name: "facebookUrl", label: SETTING_WORDS.facebookUrl, placeholder: "https://" },
  { name: "twitterUrl", label: SETTING_WORDS.twitterUrl, placeholder: "https://" },
  { name: "instagramUrl", label: SETTING_WORDS.instagramUrl, placeholder: "https://" },
  { name: "youtubeUrl", label: SETTING_WORDS.youtubeUrl, placeholder: "https://" },
  {
    name: "newsletterUrl",
    label: SETTING_WORDS.newsletterUrl,
    description: "A page where visitors sign up.",
    placeholder: "https://",
  },
  {
    name: "contactUrl",
    label: SETTING_WORDS.contactUrl,
    description: "A page or an e-mail address.",
    placeholder: "name@example.org",
  },
];

export const ANALYTICS_FIELDS: SettingField[] = [
  {
    name: "analyticsSnippet",
    label: SETTING_WORDS.analyticsSnippet,
    description: "A <script> element with a URL, or the URL alone.",
    placeholder: '<script defer src="https://stats.example.org/script.js"></script>',
    multiline: true,
  },
];

export const ALL_FIELDS = [...SITE_FIELDS, ...LINK_FIELDS, ...ANALYTICS_FIELDS];
