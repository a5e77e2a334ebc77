import type { StoredSettings } from "@saywhere/validators/stored-settings";

export type SettingName = Exclude<keyof StoredSettings, "version">;

export interface SettingField {
  name: SettingName;
  label: string;
  description?: string;
  placeholder?: string;
  multiline?: boolean;
}

export const SITE_FIELDS: SettingField[] = [
  { name: "name", label: "Site name", description: "In the header, in titles and when pages are shared." },
  {
    name: "description",
    label: "Description",
    description: "A sentence for search engines and for pages that are shared.",
    multiline: true,
  },
  {
    name: "publicUrl",
    label: "Public address",
    description: "Where visitors find the site. Empty: the address that the server was started with.",
    placeholder: "https://example.org",
  },
];

export const LINK_FIELDS: SettingField[] = [
  { name: "facebookUrl", label: "Facebook", placeholder: "https://" },
  { name: "twitterUrl", label: "Twitter", placeholder: "https://" },
  { name: "instagramUrl", label: "Instagram", placeholder: "https://" },
  { name: "youtubeUrl", label: "YouTube", placeholder: "https://" },
  {
    name: "newsletterUrl",
    label: "Newsletter",
    description: "A page where people sign up.",
    placeholder: "https://",
  },
  {
    name: "contactUrl",
    label: "Contact",
    description: "A page, or an e-mail address after mailto:",
    placeholder: "mailto:name@example.org",
  },
];

export const ANALYTICS_FIELDS: SettingField[] = [
  {
    name: "analyticsSnippet",
    label: "Script",
    description: "A <script> element with an address, or the address alone. Empty: no analytics.",
    placeholder: '<script defer src="https://stats.example.org/script.js"></script>',
    multiline: true,
  },
];

export const ALL_FIELDS = [...SITE_FIELDS, ...LINK_FIELDS, ...ANALYTICS_FIELDS];
