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

interface Section {
  id: string;
  title: string;
  lead: string;
  fields: Omit<SettingField, "label">[];
}

const UNLABELED: Section[] = [
  {
    id: "site",
    title: "Site",
    lead: "Shown on every public page.",
    fields: [
      {
        name: "name",
        description: "Shown in the header, in page titles and in link previews.",
      },
      {
        name: "description",
        description: "One sentence for search engines and link previews.",
        multiline: true,
      },
      {
        name: "publicUrl",
        description:
          "The URL of the public site. Leave it empty to use the one from the server’s configuration.",
        placeholder: "https://example.org",
      },
      {
        name: "licenseName",
        description:
          "Shown in the footer, in the API document, and in exports and datasets. Leave it empty to state none.",
        placeholder: "CC BY 4.0",
      },
      {
        name: "licenseUrl",
        description: "The page with the text of the license.",
        placeholder: "https://",
      },
    ],
  },
  {
    id: "content",
    title: "Suggestions and reviews",
    lead: "How changes reach the site.",
    fields: [
      {
        name: "suggestions",
        description:
          "A form on each phrase page, not on the static site. Editors see what was sent under Suggestions.",
        choices: [
          { value: "on", label: "Visitors can suggest corrections" },
          { value: "off", label: "Off" },
        ],
      },
      {
        name: "reviews",
        description: "Also applies to search, the API for visitors, the static site and downloads.",
        choices: [
          { value: "shown", label: "On the site at once" },
          { value: "held", label: "Off the site until reviewed; visitors see the last reviewed version" },
        ],
      },
    ],
  },
  {
    id: "links",
    title: "Links",
    lead: "Shown in the footer. Empty links are hidden.",
    fields: [
      { name: "facebookUrl", placeholder: "https://" },
      { name: "twitterUrl", placeholder: "https://" },
      { name: "instagramUrl", placeholder: "https://" },
      { name: "youtubeUrl", placeholder: "https://" },
      {
        name: "newsletterUrl",
        description: "A page where visitors sign up.",
        placeholder: "https://",
      },
      {
        name: "contactUrl",
        description: "A page or an e-mail address.",
        placeholder: "name@example.org",
      },
    ],
  },
  {
    id: "analytics",
    title: "Analytics",
    lead: "Leave this empty for no analytics. Otherwise public pages load this script, and their content security policy allows its origin only. The administration area never loads it.",
    fields: [
      {
        name: "analyticsSnippet",
        description: "A <script> element with a URL, or the URL alone.",
        placeholder: '<script defer src="https://stats.example.org/script.js"></script>',
        multiline: true,
      },
    ],
  },
  {
    id: "featured-languages",
    title: "Featured languages",
    lead: "Shown on the home page, and first in the list of languages.",
    fields: [],
  },
];

/** The sections of the screen; featured languages are no text. */
export const SECTIONS = UNLABELED.map((section) => ({
  ...section,
  fields: section.fields.map((field): SettingField => ({ ...field, label: SETTING_WORDS[field.name] })),
}));

export const ALL_FIELDS = SECTIONS.flatMap(({ fields }) => fields);

/** A label within a sentence: names of companies keep their capital letter. */
export function inSentence(label: string): string {
  return /^(?:Facebook|X\b|Twitter|Instagram|YouTube)/.test(label)
    ? label
    : `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`;
}
