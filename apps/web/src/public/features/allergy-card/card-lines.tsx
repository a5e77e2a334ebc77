import { NativeText } from "@saywhere/ui/text/native-text";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import styles from "./card-lines.module.css";
import { REACTION_SLUGS } from "./card-phrases.ts";

/** The sentences of the card, each with its English beside it; those for a reaction are apart. */
export function CardLines({ entries }: { entries: readonly PhraseEntry[] }) {
  const isForReaction = ({ phrase }: PhraseEntry) => REACTION_SLUGS.includes(phrase.slug);
  const reaction = entries.filter(isForReaction);
  return (
    <>
      <Lines entries={entries.filter((entry) => !isForReaction(entry))} />
      {reaction.length > 0 ? (
        <section className={styles.reaction} aria-label="If I have a reaction">
          <p className={styles.english}>If I have a reaction</p>
          <Lines entries={reaction} />
        </section>
      ) : null}
    </>
  );
}

function Lines({ entries }: { entries: readonly PhraseEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {entries.map(({ id, phrase, language, native_text }) => (
        <li key={id}>
          <NativeText as="p" {...language} className={styles.native}>
            {native_text}
          </NativeText>
          <p className={styles.english}>{phrase.english}</p>
        </li>
      ))}
    </ul>
  );
}
