import type { WrittenTexts } from "./memory-source.ts";

/** Builds translations from their native texts; other texts follow a bar, the first of which is the romanization. */
export const writtenTexts = (texts: string[]): WrittenTexts[] =>
  texts.map((text, id) => {
    const [native_text = "", romanization, ...variants] = text.split("|");
    const category = { slug: "all", name: "All" };
    const language = { slug: "any", name: "Any", code: "xx", script: "Latn", direction: "ltr" as const };
    return {
      entry: {
        id,
        phrase: { slug: "phrase", english: "Phrase" },
        language,
        category,
        native_text,
        romanization: romanization || null,
      },
      variants,
    };
  });
