import { ButtonLink } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import { Page } from "@saywhere/ui/page";
import { SectionHeading } from "@saywhere/ui/section-heading";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { paths } from "@saywhere/validators/urls/paths";
import { useSavedPhrases } from "../../lib/saved-phrases.ts";
import { SavedPhrase } from "./saved-phrase.tsx";
import styles from "./saved-screen.module.css";
import { SavedSkeleton } from "./saved-skeleton.tsx";

/** The phrases saved in this browser, by language. */
export function SavedScreen() {
  const saved = useSavedPhrases();
  return (
    <Page>
      <SectionHeading level={1} lead="Saved only on this device. No account needed.">
        Saved Phrases
      </SectionHeading>
      <noscript>
        <p>
          JavaScript is off in this browser. Saving, listening, copying, sharing and the full-screen card need
          it.
        </p>
      </noscript>
      <SavedList saved={saved} />
    </Page>
  );
}

function SavedList({ saved }: { saved: readonly PhraseEntry[] | null }) {
  if (saved === null) return <SavedSkeleton />;
  if (saved.length === 0) return <NothingSaved />;
  const languages = new Map<string, PhraseEntry[]>();
  for (const entry of saved) {
    const { slug } = entry.language;
    languages.set(slug, [...(languages.get(slug) ?? []), entry]);
  }
  return [...languages].map(([slug, entries]) => (
    <section key={slug} aria-labelledby={`saved-${slug}`} className={styles.language}>
      <h2 id={`saved-${slug}`} className={styles.name}>
        <a href={paths.language(slug)}>{entries[0]?.language.name}</a>
      </h2>
      <ul className={styles.phrases}>
        {entries.map((entry) => (
          <SavedPhrase key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  ));
}

function NothingSaved() {
  return (
    <EmptyState
      title="No saved phrases yet"
      action={<ButtonLink href={paths.phrases()}>Browse Popular Phrases</ButtonLink>}
    >
      Tap Save on a phrase to keep it here.
    </EmptyState>
  );
}
