import { ButtonLink } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import { IconButton } from "@saywhere/ui/icon-button";
import { paths } from "@saywhere/validators/urls/paths";
import IconPlaylistAdd from "@tabler/icons-react/dist/esm/icons/IconPlaylistAdd.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import type { MouseEvent } from "react";
import { focusMain } from "../../lib/focus-main.ts";
import { usePart } from "../../lib/lazy/use-part.ts";
import { reportStorageFailure } from "../../lib/report-storage-failure.ts";
import {
  forgetPhrase,
  isSamePhrase,
  readSavedPhrases,
  type SavedPhrase,
  savedPhraseKey,
  writeSavedPhrases,
} from "../../lib/saved-phrases.ts";
import { openChooseSheet } from "../../lib/sheets/open-choose-sheet.ts";
import { inForm, useForms } from "../../lib/speaking-as/use-forms.ts";
import { formPath } from "./form-path.ts";
import { notifyUndoable } from "./notify-undoable.ts";
import { PhraseText } from "./phrase-text.tsx";
import type { SavedActionsProps } from "./saved-actions.tsx";
import styles from "./saved-screen.module.css";

const loadActions = () => import("./saved-actions.tsx").then(({ SavedActions }) => SavedActions);

/** All saved phrases, by language. */
export function AllPhrases({ saved }: { saved: readonly SavedPhrase[] }) {
  const forms = useForms(saved.map(({ language }) => language.slug));
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
              <SavedRow key={savedPhraseKey(entry)} entry={entry} shown={inForm(entry, forms)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Reserves the space of the buttons, which are loaded after the page. */
function LazyActions({ languages }: SavedActionsProps) {
  const { part: Actions } = usePart(loadActions);
  return <div className={styles.actions}>{Actions && <Actions languages={languages} />}</div>;
}

export function NothingSaved() {
  return (
    <EmptyState
      title="No saved phrases yet"
      action={<ButtonLink href={paths.phrases()}>Browse Popular Phrases</ButtonLink>}
    >
      Tap Save on a phrase to keep it here.
    </EmptyState>
  );
}

/** Puts a removed phrase back to its place, whatever was saved or removed since. */
function putBack(entry: SavedPhrase, index: number): boolean {
  const saved = readSavedPhrases();
  return (
    saved.some((other) => isSamePhrase(other, entry)) || writeSavedPhrases(saved.toSpliced(index, 0, entry))
  );
}

/** One saved phrase, with a button that removes it; the removal can be undone. */
function SavedRow({ entry, shown }: { entry: SavedPhrase; shown: SavedPhrase }) {
  const { phrase, language } = entry;
  const subject = `“${phrase.english}” in ${language.name}`;

  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const buttons = [...document.querySelectorAll<HTMLElement>("[data-remove-phrase]")];
    const place = buttons.indexOf(currentTarget);
    const index = readSavedPhrases().findIndex((other) => isSamePhrase(other, entry));
    if (!forgetPhrase(entry)) return reportStorageFailure("The phrase could not be removed");
    // The focused button is removed together with its phrase.
    const neighbor = buttons[place + 1] ?? buttons[place - 1];
    if (neighbor) neighbor.focus();
    else focusMain();
    notifyUndoable({ title: subject, message: "Removed.", undo: () => putBack(entry, index) });
  };

  return (
    <li className={styles.phrase}>
      <a href={formPath(shown)} className={styles.link}>
        <PhraseText entry={shown} />
      </a>
      <IconButton label={`Add ${subject} to a sheet`} onClick={() => void openChooseSheet(entry)}>
        <IconPlaylistAdd size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton label={`Remove ${subject}`} data-remove-phrase onClick={remove}>
        <IconX size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </li>
  );
}
