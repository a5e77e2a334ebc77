import { ButtonLink } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import { IconButton } from "@saywhere/ui/icon-button";
import { Page } from "@saywhere/ui/page";
import { SectionHeading } from "@saywhere/ui/section-heading";
import { Skeleton } from "@saywhere/ui/skeleton";
import { NativeText } from "@saywhere/ui/text/native-text";
import { Pronunciation } from "@saywhere/ui/text/pronunciation";
import { Romanization } from "@saywhere/ui/text/romanization";
import { notify } from "@saywhere/ui/toasts/notify";
import { paths } from "@saywhere/validators/urls/paths";
import { IconX } from "@tabler/icons-react";
import { type ComponentType, useEffect, useState } from "react";
import {
  forgetPhrase,
  readSavedPhrases,
  restoreSavedPhrases,
  type SavedPhrase,
  useSavedPhrases,
} from "../../lib/saved-phrases.ts";
import { inForm, useForms } from "../../lib/speaking-as/use-forms.ts";
import { formPath } from "./form-path.ts";
import type { SavedActionsProps } from "./saved-actions.tsx";
import styles from "./saved-screen.module.css";

/** The phrases saved in this browser, by language. */
export function SavedScreen() {
  const saved = useSavedPhrases();
  return (
    <Page>
      <SectionHeading
        level={1}
        lead="Saved only on this device. No account needed."
        action={<a href={paths.practice({ set: "saved" })}>Practice saved phrases</a>}
      >
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

function SavedList({ saved }: { saved: readonly SavedPhrase[] | null }) {
  const forms = useForms(saved?.map(({ language }) => language.slug) ?? []);
  if (saved === null) return <SavedSkeleton />;
  if (saved.length === 0) return <NothingSaved />;
  const languages = new Map<string, SavedPhrase[]>();
  for (const entry of saved) {
    const { slug } = entry.language;
    languages.set(slug, [...(languages.get(slug) ?? []), entry]);
  }
  return (
    <>
      <LazyActions
        languages={
          new Map(
            [...languages].map(([slug, entries]) => [slug, entries.map((entry) => inForm(entry, forms))]),
          )
        }
      />
      {[...languages].map(([slug, entries]) => (
        <section key={slug} aria-labelledby={`saved-${slug}`} className={styles.language}>
          <h2 id={`saved-${slug}`} className={styles.name}>
            <a href={paths.language(slug)}>{entries[0]?.language.name}</a>
          </h2>
          <ul className={styles.phrases}>
            {entries.map((entry) => (
              <SavedRow key={`${entry.id} ${entry.form?.slug}`} entry={entry} shown={inForm(entry, forms)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Reserves the space of the buttons, which are loaded after the page. */
function LazyActions({ languages }: SavedActionsProps) {
  const [Actions, setActions] = useState<ComponentType<SavedActionsProps> | null>(null);
  useEffect(() => {
    import("./saved-actions.tsx").then(
      (part) => setActions(() => part.SavedActions),
      (reason: unknown) => console.error("The buttons of the saved phrases did not load", reason),
    );
  }, []);
  return <div className={styles.actions}>{Actions && <Actions languages={languages} />}</div>;
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

/** One saved phrase, with a button that removes it; the removal can be undone. */
function SavedRow({ entry, shown }: { entry: SavedPhrase; shown: SavedPhrase }) {
  const { phrase, language, native_text, romanization, pronunciation_guide } = shown;
  const { code, script, direction } = language;
  const subject = `“${phrase.english}” in ${language.name}`;

  const remove = () => {
    const before = readSavedPhrases();
    forgetPhrase(entry);
    // The focused button is removed together with its phrase.
    document.querySelector("main")?.focus({ preventScroll: true });
    notify({
      title: subject,
      message: "Removed.",
      action: { label: "Undo", onClick: () => restoreSavedPhrases(before) },
    });
  };

  return (
    <li className={styles.phrase}>
      <a href={formPath(shown)} className={styles.link}>
        <span className={styles.english}>{phrase.english}</span>
        <NativeText code={code} script={script} direction={direction} size="card" className={styles.native}>
          {native_text}
        </NativeText>
        {romanization ? <Romanization code={code}>{romanization}</Romanization> : null}
        {pronunciation_guide ? (
          <span className={styles.guide}>
            <Pronunciation guide={pronunciation_guide} />
          </span>
        ) : null}
      </a>
      <IconButton label={`Remove ${subject}`} onClick={remove}>
        <IconX size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </li>
  );
}

/** Shown until the browser has read its stored phrases. */
function SavedSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Skeleton width="10rem" height="2rem" />
      <Skeleton width="100%" height="4rem" />
      <Skeleton width="100%" height="4rem" />
    </div>
  );
}
