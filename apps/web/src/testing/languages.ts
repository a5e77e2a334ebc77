import type { LanguageDetail } from "@saywhere/validators/content/language";

export const farsi: LanguageDetail = {
  id: 2,
  slug: "farsi",
  name: "Farsi (Persian)",
  nativeName: "فارسی",
  code: "fa",
  script: "Arab",
  direction: "rtl",
  family: "Indo-European (Iranian)",
  speakers: "89 million",
  regions: "Iran, Afghanistan, Tajikistan",
  writing: "Persian alphabet",
  description: "Farsi, or Persian, is the language of Iran. It is written from right to left.",
  version: 1,
  emergency_numbers: [],
};

export const japanese: LanguageDetail = {
  ...farsi,
  id: 15,
  slug: "japanese",
  name: "Japanese",
  nativeName: "日本語",
  code: "ja",
  script: "Jpan",
  direction: "ltr",
  family: null,
  description: "Japanese is spoken in Japan.",
};

export const spanish: LanguageDetail = {
  ...farsi,
  id: 1,
  slug: "spanish",
  name: "Spanish",
  nativeName: "Español",
  code: "es",
  script: "Latn",
  direction: "ltr",
  family: null,
  description: "Spanish is spoken on four continents.",
};
