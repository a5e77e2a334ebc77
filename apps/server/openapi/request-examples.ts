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

const CATEGORY = {
  name: "Greetings",
  description: "Saying hello and goodbye, and wishing people well at any time of day.",
  slug: "greetings",
};

const PHRASE = { english: "Good morning", category_id: 1, slug: "good-morning" };

export const TRANSLATION = {
  language_id: 2,
  phrase_id: 5,
  native_text: "صبح بخیر",
  romanization: "Sobh bekheyr",
  pronunciation_guide: "SOBH beh-KHAYR",
  literal_translation: "Morning to goodness",
  usage_notes: "Said until late morning.",
  audio_url: null,
  video_url: null,
  cultural_notes: null,
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
  "language-create": LANGUAGE,
  "language-update": { ...LANGUAGE, version: 1 },
  "category-create": CATEGORY,
  "category-update": { ...CATEGORY, version: 1 },
  "phrase-create": PHRASE,
  "phrase-update": { ...PHRASE, version: 1 },
  "translation-create": TRANSLATION,
  "translation-update": { ...TRANSLATION, version: 1 },
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
  "deployment-deploy": { wait: true },
  "deployment-restore": { wait: true },
  "deployment-setAutoGenerate": { enabled: true },
  "account-signIn": { email: "editor@example.org", password: "correct horse battery staple" },
  "secondFactor-confirmSignIn": { token: "q3Zl0bVJm7uX2nR9tYc4Wk8sPd6Hf1GaTe5Lo-iNvBE", code: "123456" },
};
