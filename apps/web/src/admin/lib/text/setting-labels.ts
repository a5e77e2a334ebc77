/** Labels of the settings by their keys. */
export const SETTING_WORDS = {
  name: "Site name",
  description: "Description",
  publicUrl: "Public URL",
  facebookUrl: "Facebook",
  twitterUrl: "Twitter",
  instagramUrl: "Instagram",
  youtubeUrl: "YouTube",
  newsletterUrl: "Newsletter",
  contactUrl: "Contact",
  licenseName: "Content license",
  licenseUrl: "License URL",
  suggestions: "Suggestions of visitors",
  reviews: "Translations that need a review",
  analyticsSnippet: "Script",
  second_factor_rule: "Who needs a second factor",
  auto_generate: "Auto-generate on content changes",
} as const;
