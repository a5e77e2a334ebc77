/** Labels that do not follow from the name of the field, as in the forms. */
const LABELS: Record<string, string> = {
  writing: "Writing system",
  aliases: "Other names",
  emergency_numbers: "Emergency numbers",
  english: "English Phrase",
  intents: "Other ways to say it",
  category_id: "Category",
  related_phrases: "Related phrases",
  related_phrase_ids: "Related phrases",
  popular_rank: "Popular",
  audio_url: "Audio URL",
  video_url: "Video URL",
  needs_review: "Needs review",
  can_review: "Can review",
  second_factor_at: "Second factor",
  document_url: "Document URL",
  title_text: "Link text",
  url: "URL",
};

/** The fields with text in the language itself. */
const NATIVE_FIELDS = new Set(["native_text", "nativeName", "native_name"]);

export function isNativeField(field: string): boolean {
  return NATIVE_FIELDS.has(field);
}

/** The label of a field: "Native Text" for `native_text`. */
export function fieldLabel(field: string): string {
  const words = field.replace(/([a-z])([A-Z])/g, "$1_$2").split("_");
  return LABELS[field] ?? words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}
