import { PHRASES_WITH_FONT } from "@saywhere/search/static/data-files";
import { NativeText } from "@saywhere/ui/text/native-text";
import { Romanization } from "@saywhere/ui/text/romanization";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { paths } from "@saywhere/validators/urls/paths";
import { type CSSProperties, useCallback } from "react";
import { statusOf } from "../../../shared/api-error.ts";
import { useQueryClient } from "../api/lazy-query-client.ts";
import { useTRPC } from "../api/trpc.ts";
import { LoadFailure, useLoaded } from "../lazy/use-loaded.tsx";
import rows from "../list-tools/save-row.module.css";
import { useListTools } from "../list-tools/use-list-tools.ts";
import type { MyLanguage } from "../my-language/my-language.ts";
import { type LoadedFont, loadTextFont } from "./load-text-font.ts";
import styles from "./my-language-phrases.module.css";

interface MyLanguagePhrasesProps {
  language: MyLanguage;
  /** Slug; without one, these are the popular phrases. */
  category: string | undefined;
}

/** Phrases in their order, with the font that they need in place of the whole font of their script. */
interface Phrases {
  entries: PhraseEntry[];
  font: LoadedFont | null;
}

/**
 * The first phrases of a language, each in a row of a fixed height: as many as four columns show in two rows; phones show
 * the first half.
 */
export function MyLanguagePhrases({ language: { slug, name }, category }: MyLanguagePhrasesProps) {
  const queryClient = useQueryClient();
  const api = useTRPC();
  const { SaveIcon, inForm } = useListTools([slug]);
  const load = useCallback(async (): Promise<Phrases | "removed"> => {
    try {
      if (category) {
        const options = api.phrase.entryPage.queryOptions({ language: slug, category });
        return { entries: (await queryClient.query(options)).items, font: null };
      }
      const entries = await queryClient.query(api.language.popularPhrases.queryOptions({ slug }));
      const isLatin = entries[0]?.language.script === "Latn";
      return { entries, font: isLatin ? null : await loadTextFont(slug) };
    } catch (error) {
      if (statusOf(error) === 404) return "removed";
      throw error;
    }
  }, [queryClient, api, slug, category]);
  const loaded = useLoaded(load, `The phrases in ${name} did not load`);

  if (loaded.status === "failed") {
    return (
      <div className={styles.rows}>
        {/* Spans all rows, because one is too low. Inline, because every page loads the stylesheet. */}
        <div style={{ gridArea: "1 / 1 / -1 / -1" }}>
          <LoadFailure retry={loaded.retry}>The phrases could not be loaded.</LoadFailure>
        </div>
      </div>
    );
  }
  const phrases = loaded.status === "ready" ? loaded.value : null;
  if (phrases === "removed") {
    return (
      <p role="status" className={styles.rows}>
        {name} is no longer in Saywhere. You can choose another language at the top of the page.
      </p>
    );
  }
  return (
    <ul className={styles.rows}>
      {phrases?.entries
        .slice(0, PHRASES_WITH_FONT)
        .map(inForm)
        .map((entry) => (
          <li key={entry.id} className={rows.row} style={fontOf(entry.native_text, phrases.font)}>
            <a href={paths.translation(entry.language.slug, entry.phrase.slug)}>
              <span className={styles.english}>{entry.phrase.english}</span>
              <NativeText {...entry.language} className={styles.native}>
                {entry.native_text}
              </NativeText>
              {entry.romanization && (
                <Romanization code={entry.language.code}>{entry.romanization}</Romanization>
              )}
            </a>
            {SaveIcon && <SaveIcon entry={entry} />}
          </li>
        ))}
    </ul>
  );
}

/** The small font has only the glyphs of its own texts. */
function fontOf(text: string, font: LoadedFont | null): CSSProperties | undefined {
  return font?.texts.has(text) ? ({ "--page-font": font.families } as CSSProperties) : undefined;
}
