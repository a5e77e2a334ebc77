import { IconButton } from "@saywhere/ui/icon-button";
import { NativeText } from "@saywhere/ui/text/native-text";
import { Romanization } from "@saywhere/ui/text/romanization";
import { notify } from "@saywhere/ui/toasts/notify";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { paths } from "@saywhere/validators/urls/paths";
import { IconX } from "@tabler/icons-react";
import { forgetPhrase, readSavedPhrases, restoreSavedPhrases } from "../../lib/saved-phrases.ts";
import styles from "./saved-screen.module.css";

/** One saved phrase, with a button that removes it; the removal can be undone. */
export function SavedPhrase({ entry }: { entry: PhraseEntry }) {
  const { phrase, language, native_text, romanization } = entry;
  const { code, script, direction } = language;
  const subject = `“${phrase.english}” in ${language.name}`;

  const remove = () => {
    const before = readSavedPhrases();
    forgetPhrase(entry.id);
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
      <a href={paths.translation(language.slug, phrase.slug)} className={styles.link}>
        <span className={styles.english}>{phrase.english}</span>
        <NativeText code={code} script={script} direction={direction} size="card" className={styles.native}>
          {native_text}
        </NativeText>
        {romanization ? <Romanization code={code}>{romanization}</Romanization> : null}
      </a>
      <IconButton label={`Remove ${subject}`} onClick={remove}>
        <IconX size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </li>
  );
}
