import type { ImportKind } from "@saywhere/validators/content/import";

/** The words of the screen for one kind of files. */
interface FileTexts {
  /** What the files hold, after a verb: "import translations". */
  contents: string;
  /** The same at the beginning of a sentence. */
  title: string;
  /** Heading of the column that names the record of a row. */
  record: string;
  /** What is imported, before "all or none". */
  effect(count: string): string;
  /** The record that a row stands for. */
  noun: string;
  identifiedBy: string;
  /** What an empty cell does. */
  emptyCells: string;
  /** How a cell with a list is written. */
  lists: string;
  /** Example of pasted rows. */
  example: string;
}

export const FILE_TEXTS: Record<ImportKind, FileTexts> = {
  translation: {
    contents: "translations",
    title: "Translations",
    record: "Translation",
    effect: (count) => `${count} will be imported`,
    noun: "translation",
    identifiedBy: "Languages and phrases are identified by slug, such as farsi and good-morning.",
    emptyCells:
      "An empty cell clears the field, except native_text, which every translation needs, and needs_review (true or false), which stays as it is. A row without any text is skipped where there is no translation yet.",
    lists:
      "Variants and regional variations have their own columns, such as variant_1_label, variant_1_native_text and regional_variation_1_region; export a file to see them. They replace all existing ones of a translation. Alternatively, put a JSON list in the variants or regional_variations column.",
    example: "language,phrase,native_text\nspanish,hello,Hola",
  },
  language: {
    contents: "emergency numbers",
    title: "Emergency numbers",
    record: "Language",
    effect: (count) => `The emergency numbers of ${count} will be replaced`,
    noun: "language",
    identifiedBy: "Languages are identified by slug, such as farsi.",
    emptyCells: "An empty cell removes all numbers of the language.",
    lists:
      "A cell of emergency_numbers has a line for each country: country, code, police, ambulance, fire brigade, such as Japan, JP, 110, 119, 119.",
    example: 'language,emergency_numbers\njapanese,"Japan, JP, 110, 119, 119"',
  },
  phrase: {
    contents: "other ways to say phrases",
    title: "Other ways to say phrases",
    record: "Phrase",
    effect: (count) => `The other ways to say ${count} will be replaced`,
    noun: "phrase",
    identifiedBy: "Phrases are identified by slug, such as good-morning.",
    emptyCells: "An empty cell removes all other ways to say the phrase.",
    lists: "A cell of the intents column has one line for each other way to say the phrase.",
    example: "phrase,intents\nthank-you,show gratitude",
  },
};
