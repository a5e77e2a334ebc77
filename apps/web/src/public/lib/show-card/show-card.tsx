import { Button } from "@saywhere/ui/button";
import { IconButton } from "@saywhere/ui/icon-button";
import { NativeText } from "@saywhere/ui/text/native-text";
import { Romanization } from "@saywhere/ui/text/romanization";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { pageFontOf } from "../page-font.ts";
import { FullScreen } from "./full-screen.tsx";
import { Replies } from "./replies.tsx";
import styles from "./show-card.module.css";
import { useCardGestures } from "./use-card-gestures.ts";
import { type CardSet, type ShownPhrase, useCardSet } from "./use-card-set.ts";

export interface ShowCardProps extends CardSet {
  onClose: () => void;
}

/** Phrases on the full screen, one at a time, to show to a person across a counter, who can point at a reply. */
export function ShowCard({ onClose, ...set }: ShowCardProps) {
  const { phrases, index, shown, move } = useCardSet(set);
  const [replying, setReplying] = useState(false);
  /** What was typed as a reply, by the slug of the language. */
  const [typed, setTyped] = useState<Record<string, string>>({});
  const dialog = useRef<HTMLDialogElement>(null);
  const moves = useCardGestures(dialog, move);

  if (!shown) return null;
  const { phrase, language } = shown;
  return (
    <FullScreen
      ref={dialog}
      label={`“${phrase.english}” in ${language.name}`}
      onClose={onClose}
      onCancel={(event) => {
        if (!replying) return;
        event.preventDefault();
        setReplying(false);
      }}
      {...moves}
      status={
        <p role="status">
          <VisuallyHidden>{phrase.english} </VisuallyHidden>
          {phrases.length > 1 ? <span>{`${index + 1} of ${phrases.length}`}</span> : null}
        </p>
      }
      controls={
        <div className={styles.controls}>
          <Arrow
            label="Previous card"
            isShown={phrases.length > 1}
            isLast={index === 0}
            onClick={() => move(-1)}
          >
            <IconChevronLeft aria-hidden />
          </Arrow>
          <Button
            variant={replying ? "primary" : "outline"}
            className={styles.replies}
            aria-expanded={replying}
            aria-controls="replies"
            onClick={() => setReplying((before) => !before)}
          >
            Replies
          </Button>
          <Arrow
            label="Next card"
            isShown={phrases.length > 1}
            isLast={index === phrases.length - 1}
            onClick={() => move(1)}
          >
            <IconChevronRight aria-hidden />
          </Arrow>
        </div>
      }
    >
      {replying ? (
        <Replies
          id="replies"
          key={language.slug}
          language={language}
          typed={typed[language.slug]}
          onType={(text) => setTyped({ ...typed, [language.slug]: text })}
        />
      ) : (
        <Phrase key={shown.native_text} {...shown} />
      )}
    </FullScreen>
  );
}

interface ArrowProps {
  label: string;
  isShown: boolean;
  /** Whether the set ends here; the button keeps the focus then. */
  isLast: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Arrow({ label, isShown, isLast, onClick, children }: ArrowProps) {
  if (!isShown) return null;
  return (
    <IconButton label={label} aria-disabled={isLast} className={styles.arrow} onClick={onClick}>
      {children}
    </IconButton>
  );
}

function Phrase({ phrase, language, native_text, romanization }: ShownPhrase) {
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (stage.current ? fitText(stage.current) : undefined), []);
  return (
    <>
      <div
        ref={stage}
        className={styles.stage}
        dir={language.direction}
        data-page-font={pageFontOf(native_text)}
      >
        <NativeText as="p" {...language} className={styles.text}>
          {native_text}
        </NativeText>
      </div>
      <p className={styles.caption}>
        {romanization ? <Romanization code={language.code}>{romanization}</Romanization> : null}
        <span>
          {phrase.english} · {language.name}
        </span>
      </p>
    </>
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
  // A font that loads later has different widths.
  void document.fonts?.ready.then(fit);
  return () => observer.disconnect();
}
