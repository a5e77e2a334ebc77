/** A language as queries return it. */
export const FARSI = {
  id: 2,
  slug: "farsi",
  name: "Farsi",
  nativeName: "فارسی",
  code: "fa",
  script: "Arab",
  direction: "rtl" as const,
  family: null,
  speakers: null,
  regions: null,
  writing: null,
  description: "The language of Iran.",
  version: 1,
};
