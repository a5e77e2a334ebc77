import { NativeText } from "@saywhere/ui/text/native-text";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { paths } from "@saywhere/validators/urls/paths";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { MyLanguage } from "../my-language.ts";
import { useTRPC } from "../trpc.ts";
import styles from "./my-phrases.module.css";

/** As many as four columns show in two rows; phones show the first half. */
const SHOWN = 8;

interface MyPhrasesProps {
  language: MyLanguage;
  /** Slug; without one, these are the popular phrases. */
  category: string | undefined;
}

/** The first phrases of a language, each in a row of a fixed height. */
export function MyPhrases({ language: { slug, name }, category }: MyPhrasesProps) {
  const queryClient = useQueryClient();
  const api = useTRPC();
  const [entries, setEntries] = useState<PhraseEntry[] | "failed" | null>(null);
  useEffect(() => {
    const loading = category
      ? queryClient
          .query(api.phrase.entryPage.queryOptions({ language: slug, category }))
          .then(({ items }) => items)
      : queryClient.query(api.language.popularPhrases.queryOptions({ slug }));
    loading.then(setEntries, (error: unknown) => {
      console.error(`The phrases in ${name} did not load`, error);
      setEntries("failed");
    });
  }, [queryClient, api, slug, name, category]);

  if (entries === "failed") {
    return (
      <p className={styles.rows}>
        The phrases could not be loaded. Check your connection and reload the page.
      </p>
    );
  }
  return (
    <ul className={styles.rows}>
      {entries?.slice(0, SHOWN).map(({ id, phrase, language, native_text }) => (
        <li key={id}>
          <a href={paths.translation(language.slug, phrase.slug)}>
            <span className={styles.english}>{phrase.english}</span>
            <NativeText
              code={language.code}
              script={language.script}
              direction={language.direction}
              className={styles.native}
            >
              {native_text}
            </NativeText>
          </a>
        </li>
      ))}
    </ul>
  );
}
