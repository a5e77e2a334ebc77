const LANGUAGE = {
  name: "Farsi (Persian)",
  nativeName: "فارسی",
  code: "fa",
  family: "Indo-European (Iranian)",
  description: "Farsi, or Persian, is the language of Iran.",
  speakers: "89 million",
  regions: "Iran, Afghanistan, Tajikistan",
  writing: "Persian alphabet",
  slug: "farsi",
};

const NEW_LANGUAGE = {
  name: "Welsh",
  nativeName: "Cymraeg",
  code: "cy",
  family: "Indo-European (Celtic)",
  description: "Welsh is spoken in Wales.",
  speakers: "850 thousand",
  regions: "Wales",
  writing: "Latin alphabet",
  slug: "welsh",
};

const CATEGORY = {
  name: "Greetings",
  description: "Saying hello and goodbye, and wishing people well at any time of day.",
  slug: "greetings",
};

const NEW_CATEGORY = {
  name: "Weather",
  description: "Sun, rain and what to wear.",
  slug: "weather",
};

const PHRASE = { english: "Good morning", category_id: 1, slug: "good-morning" };

const NEW_PHRASE = { english: "Will it rain today?", category_id: 1, slug: "will-it-rain-today" };

export const TRANSLATION = {
  language_id: 2,
  phrase_id: 2,
  native_text: "صبح بخیر",
  romanization: "Sobh bekheyr",
  pronunciation_guide: "SOBH beh-KHAYR",
  literal_translation: "Morning to goodness",
  usage_notes: "Said until late morning.",
  audio_url: null,
  video_url: null,
  cultural_notes: null,
  thanks_to: null,
};

export const TASK = {
  title: "Record audio for the greetings",
  status: "pending",
  release: "1.1",
  priority: "High",
  dependencies: "#12",
  description: "Native speakers for the ten most visited languages.",
  details: "1. Find speakers\n2. Record\n3. Upload",
  documentUrl: "https://example.org/docs/audio-guide.md",
  titleText: "How we record audio",
};

const WEBHOOK = {
  name: "Search index",
  url: "https://example.org/webhook",
  events: ["translation.created", "translation.updated", "translation.deleted"],
};

/** Example request bodies by operation id. */
export const REQUEST_EXAMPLES: Record<string, unknown> = {
  "language-create": NEW_LANGUAGE,
  "language-update": { ...LANGUAGE, version: 1 },
  "category-create": NEW_CATEGORY,
  "category-update": { ...CATEGORY, version: 1 },
  "phrase-create": NEW_PHRASE,
  "phrase-update": { ...PHRASE, version: 1 },
  "translation-create": TRANSLATION,
  "translation-update": {
    language_id: 23,
    phrase_id: 1,
    native_text: "ሰላም",
    romanization: "selam",
    pronunciation_guide: "suh-lahm",
    literal_translation: "Peace",
    usage_notes: "Fits any time of day.",
    version: 1,
  },
  "synonym-create": { terms: ["bathroom", "toilet", "restroom"] },
  "synonym-update": { terms: ["bathroom", "toilet", "restroom", "loo"], version: 1 },
  "suggestion-create": {
    translation_id: 1197,
    field: "native_text",
    suggested: "صبح به‌خیر",
    why: "Written with a zero-width non-joiner.",
    name: "Ada",
    email: "ada@example.org",
    seconds: 40,
  },
  "task-create": TASK,
  "task-update": { ...TASK, status: "in-progress", version: 1 },
  "task-reorder": { taskIds: [3, 1, 2] },
  "document-save": { content: "# How we record audio\n\n- [ ] A quiet room", version: 1 },
  "webhook-create": WEBHOOK,
  "webhook-update": { ...WEBHOOK, active: true, version: 1 },
  "deployment-deploy": { wait: false },
  "deployment-restore": { wait: false },
  "deployment-setAutoGenerate": { enabled: true },
  "account-signIn": { email: "editor@example.org", password: "correct horse battery staple" },
  "secondFactor-confirmSignIn": { token: "q3Zl0bVJm7uX2nR9tYc4Wk8sPd6Hf1GaTe5Lo-iNvBE", code: "123456" },
};
