import { ButtonLink } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import { SectionHeading } from "@saywhere/ui/section-heading";
import { NativeText, type NativeTextProps } from "@saywhere/ui/text/native-text";
import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import type { SearchResult } from "@saywhere/validators/search/search-result";
import { paths } from "@saywhere/validators/urls/paths";
import type { SearchParams } from "../../lib/search-params.ts";
import styles from "./empty-states.module.css";
import { searchUrl, withoutFilters } from "./search-urls.ts";

/** Example searches, each of which shows a different feature. */
const EXAMPLES: { text: string; language?: Pick<NativeTextProps, "code" | "script" | "direction"> }[] = [
  { text: "thank you in Japanese" },
  { text: "how do you say hello in Swahili" },
  { text: "gracias", language: { code: "es", script: "Latn", direction: "ltr" } },
  { text: "谢谢", language: { code: "zh", script: "Hans", direction: "ltr" } },
  { text: "shukran" },
];

export function NothingTyped() {
  return (
    <>
      <SectionHeading
        level={1}
        lead="Type a phrase above: in English, in its own script or in Latin letters. Add “in” and a language to search only that language."
      >
        Search
      </SectionHeading>
      <Examples />
    </>
  );
}

/** Shown when nothing was found, with suggestions of what to try. */
export function NothingFound({ query, result }: { query: SearchParams; result: SearchResult }) {
  const { did_you_mean, missing_language: missing, language, category } = result;
  return (
    <>
      {did_you_mean && (
        <p className={styles.meant}>
          Did you mean <a href={searchUrl({ ...query, q: did_you_mean })}>“{did_you_mean}”</a>?
        </p>
      )}
      {missing && (
        <p className={styles.meant}>
          This guide does not have {missing.name}.
          {missing.text && (
            <>
              {" "}
              See <a href={searchUrl({ ...query, q: missing.text })}>“{missing.text}”</a> in other languages.
            </>
          )}
        </p>
      )}
      <ul className={styles.advice}>
        {query.q && (language || category) && (
          <li>
            Search <a href={withoutFilters(query, result)}>in all languages and categories</a>.
          </li>
        )}
        <li>Check the spelling, or try fewer and simpler words.</li>
        <li>Try a short phrase, such as “where is the station”.</li>
        <li>
          Browse <a href={paths.phrases()}>phrases by category</a> or{" "}
          <a href={paths.languages}>all languages</a>.
        </li>
      </ul>
      <Examples />
    </>
  );
}

export function LanguageNamed({ language }: { language: LanguageRef }) {
  return (
    <EmptyState
      title={`Phrases in ${language.name}`}
      action={
        <div className={styles.actions}>
          <ButtonLink href={paths.commonPhrases(language.slug)}>Common phrases in {language.name}</ButtonLink>
          <ButtonLink href={paths.language(language.slug)} variant="outline">
            About {language.name}
          </ButtonLink>
        </div>
      }
    >
      You typed the name of a language. Add a phrase, such as “thank you in {language.name}”, or browse all
      phrases.
    </EmptyState>
  );
}

function Examples() {
  return (
    <nav aria-label="Examples of searches" className={styles.examples}>
      <h2>Searches to try</h2>
      <ul className={styles.list}>
        {EXAMPLES.map(({ text, language }) => (
          <li key={text}>
            <a href={paths.search(text)}>{language ? <NativeText {...language}>{text}</NativeText> : text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
