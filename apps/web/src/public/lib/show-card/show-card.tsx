import { IconButton } from "@saywhere/ui/icon-button";
import { NativeText } from "@saywhere/ui/text/native-text";
import { Romanization } from "@saywhere/ui/text/romanization";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { pageFontOf } from "../page-font.ts";
import styles from "./show-card.module.css";

/** What the card shows of a phrase in a language. */
export type ShownPhrase = Pick<PhraseEntry, "phrase" | "language" | "native_text" | "romanization">;

export interface ShowCardProps extends ShownPhrase {
  onClose: () => void;
}

/** The phrase on the full screen, to show to a person across a counter. */
export function ShowCard({ phrase, language, native_text, romanization, onClose }: ShowCardProps) {
  const { code, script, direction } = language;
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
    return stage.current ? fitText(stage.current) : undefined;
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.card}
      aria-label={`“${phrase.english}” in ${language.name}`}
      onClose={onClose}
    >
      <div className={styles.close}>
        <IconButton label="Close" onClick={() => dialog.current?.close()}>
          <IconX aria-hidden />
        </IconButton>
      </div>
      <div ref={stage} className={styles.stage} dir={direction} data-page-font={pageFontOf(native_text)}>
        <NativeText as="p" code={code} script={script} direction={direction} className={styles.text}>
          {native_text}
        </NativeText>
      </div>
      <p className={styles.caption}>
        {romanization ? <Romanization code={code}>{romanization}</Romanization> : null}
        <span>
          {phrase.english} · {language.name}
        </span>
      </p>
    </dialog>
  );
}

const SMALLEST = 20;
const STEP = 2;

/**
 * Scales the content of an element to the available space, and again on every resize, such as turning a phone.
 *
 * @returns a function that stops it
 */
function fitText(stage: HTMLElement): () => void {
  const fit = () => {
    let low = SMALLEST;
    let high = Math.max(SMALLEST, stage.clientHeight);
    while (high - low > STEP) {
      const middle = (low + high) / 2;
      stage.style.fontSize = `${middle}px`;
      const fits = stage.scrollHeight <= stage.clientHeight && stage.scrollWidth <= stage.clientWidth;
      if (fits) low = middle;
      else high = middle;
    }
    stage.style.fontSize = `${low}px`;
  };
  fit();
  const observer = new ResizeObserver(fit);
  observer.observe(stage);
  // A font that arrives later has other widths.
  void document.fonts?.ready.then(fit);
  return () => observer.disconnect();
}
