import { Button } from "@saywhere/ui/button";
import { IconButton } from "@saywhere/ui/icon-button";
import { NativeText } from "@saywhere/ui/text/native-text";
import { Romanization } from "@saywhere/ui/text/romanization";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import { IconChevronLeft, IconChevronRight, IconRotate, IconX } from "@tabler/icons-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { pageFontOf } from "../page-font.ts";
import { useCardMoves } from "./card-moves.ts";
import { fitText } from "./fit-text.ts";
import { Replies } from "./replies.tsx";
import styles from "./show-card.module.css";
import { type CardSet, type ShownPhrase, useCardSet } from "./use-card-set.ts";
import { useScreenAwake } from "./use-screen-awake.ts";

export interface ShowCardProps extends CardSet {
  onClose: () => void;
}

/** Phrases on the full screen, one at a time, to show to a person across a counter, who can point at a reply. */
export function ShowCard({ onClose, ...set }: ShowCardProps) {
  const { phrases, index, shown, move } = useCardSet(set);
  const [turned, setTurned] = useState(false);
  const [replying, setReplying] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const moves = useCardMoves(dialog, move);
  useScreenAwake();
  useEffect(() => dialog.current?.showModal(), []);

  if (!shown) return null;
  const { phrase, language } = shown;
  const position = `${index + 1} of ${phrases.length}`;
  // Outside of the caller's element, whose styles are not meant for the card.
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.card}
      aria-label={`“${phrase.english}” in ${language.name}`}
      onClose={onClose}
      onCancel={(event) => {
        if (!replying) return;
        event.preventDefault();
        setReplying(false);
      }}
      {...moves}
    >
      <div className={styles.bar}>
        <p role="status" className={styles.position}>
          <VisuallyHidden>{phrase.english} </VisuallyHidden>
          {phrases.length > 1 ? <span>{position}</span> : null}
        </p>
        <IconButton
          label="Turn for the person opposite"
          pressed={turned}
          onClick={() => setTurned((before) => !before)}
        >
          <IconRotate aria-hidden />
        </IconButton>
        <IconButton label="Close" onClick={() => dialog.current?.close()}>
          <IconX aria-hidden />
        </IconButton>
      </div>
      <div className={styles.face} data-turned={turned || undefined}>
        {replying ? <Replies id="replies" key={language.slug} language={language} /> : <Phrase {...shown} />}
      </div>
      <div className={styles.controls}>
        {phrases.length > 1 ? (
          <IconButton
            label="Previous card"
            aria-disabled={index === 0}
            className={styles.arrow}
            onClick={() => move(-1)}
          >
            <IconChevronLeft aria-hidden />
          </IconButton>
        ) : null}
        <Button
          variant={replying ? "primary" : "outline"}
          className={styles.replies}
          aria-expanded={replying}
          aria-controls="replies"
          onClick={() => setReplying((before) => !before)}
        >
          Replies
        </Button>
        {phrases.length > 1 ? (
          <IconButton
            label="Next card"
            aria-disabled={index === phrases.length - 1}
            className={styles.arrow}
            onClick={() => move(1)}
          >
            <IconChevronRight aria-hidden />
          </IconButton>
        ) : null}
      </div>
    </dialog>,
    document.body,
  );
}

function Phrase({ phrase, language, native_text, romanization }: ShownPhrase) {
  const { code, script, direction } = language;
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (stage.current ? fitText(stage.current) : undefined), [native_text]);
  return (
    <>
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
    </>
  );
}
