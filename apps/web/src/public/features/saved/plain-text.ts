import type { SavedPhrase } from "../../lib/saved-phrases.ts";
import { formPath } from "./form-path.ts";

/**
 * The saved phrases as plain text for messages and notes: each with its romanization and the URL of its page.
 *
 * @param origin of the site, such as `https://example.org`
 */
export function plainText(languages: ReadonlyMap<string, readonly SavedPhrase[]>, origin: string): string {
  return [...languages.values()]
    .map((entries) =>
      [entries[0]?.language.name, ...entries.map((entry) => describe(entry, origin))].join("\n\n"),
    )
    .join("\n\n\n");
}

function describe(saved: SavedPhrase, origin: string): string {
  const { phrase, native_text, romanization } = saved;
  return [`${phrase.english}: ${native_text}`, romanization, origin + formPath(saved)]
    .filter(Boolean)
    .join("\n");
}
