/** The texts of a translation by the names of the entity, each with a value of its own. */
export const TEXTS_ROW = {
  nativeText: "سلام",
  romanization: "Salām",
  pronunciationGuide: "sa-LAAM",
  literalTranslation: "Peace",
  usageNotes: "At any time",
  culturalNotes: "With a hand on the heart",
  thanksTo: "Ada",
  audioUrl: "/a.mp3",
  videoUrl: "/a.mp4",
};

/** The same texts by the names of the API. */
export const TEXTS = {
  native_text: "سلام",
  romanization: "Salām",
  pronunciation_guide: "sa-LAAM",
  literal_translation: "Peace",
  usage_notes: "At any time",
  cultural_notes: "With a hand on the heart",
  thanks_to: "Ada",
  audio_url: "/a.mp3",
  video_url: "/a.mp4",
};
