import { NativeText } from "@saywhere/ui/text/native-text";
import type { SearchHit, SearchMatch } from "@saywhere/validators/search/search-result";
import type { Queries } from "../../lib/api/lazy-query-client.ts";
import type { Api } from "../../lib/api/trpc.ts";
import { HighlightedText, MatchedForm } from "../../lib/highlighted-text.tsx";
import { speaksAsChosen } from "../../lib/speaking-as/speaking-as.ts";
import type { chooseNamedLanguage } from "./choose-named-language.ts";
import styles from "./search-banner.module.css";

/** Fields that an option always shows. */
const SHOWN = new Set<SearchMatch["field"]>(["english", "native_text"]);

/** A phrase as an option of the search box, labeled as in specification §2. Loaded with the first response. */
export function Suggestion({ hit: { phrase, language, native_text, match } }: { hit: SearchHit }) {
  // A matched variant is not the native text shown, so it is shown too. One that only sounds like the query is shown as
  // the guess.
  const isOtherForm = match?.field === "variant" && !match.sounds_like;
  return (
    <>
      <span>
        <HighlightedText text={phrase.english} field="english" match={match} />
        {` in ${language.name}`}
      </span>{" "}
      <span className={styles.said}>
        {match?.sounds_like && <span className={styles.guess}>sounds like</span>}
        <span className={styles.said} aria-hidden>
          {match && !SHOWN.has(match.field) && !isOtherForm && (
            <>
              <span>
                <MatchedForm match={match} language={language} />
              </span>
              ·
            </>
          )}
          <NativeText {...language}>
            <HighlightedText text={native_text} field="native_text" match={match} script={language.script} />
          </NativeText>
          {isOtherForm && (
            <span>
              <span className={styles.guess}>also </span>
              <MatchedForm match={match} language={language} />
            </span>
          )}
        </span>
      </span>
    </>
  );
}

/** Makes the language that the text names the visitor's own, if it is the first one. */
export function chooseLanguage(opened: Parameters<typeof chooseNamedLanguage>[0]): void {
  import("./choose-named-language.ts")
    .then((part) => part.chooseNamedLanguage(opened))
    .catch((error: unknown) => console.error("The language of the search could not be chosen", error));
}

/** Suggestions in the forms that the visitor says; the same ones where nothing is chosen or the forms do not load. */
export async function inChosenForms(hits: SearchHit[], queryClient: Queries, api: Api): Promise<SearchHit[]> {
  if (!speaksAsChosen()) return hits;
  try {
    const { hitsInForms } = await import("./hits-in-forms.ts");
    return await hitsInForms(hits, queryClient, api);
  } catch (error) {
    console.error("The forms did not load", error);
    return hits;
  }
}
