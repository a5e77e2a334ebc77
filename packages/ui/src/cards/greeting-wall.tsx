import type { CSSProperties } from "react";
import { nativeWidth, type TextInScript } from "../text/estimate-width.ts";
import { NativeText } from "../text/native-text.tsx";
import { greetingRows } from "./greeting-rows.ts";
import styles from "./greeting-wall.module.css";

export interface Greeting {
  href: string;
  text: string;
  /** English name of the language, shown below the greeting. */
  language: string;
  code: string;
  script: string;
  direction: "ltr" | "rtl";
}

const EM_SPACE = "\u2003";

/** Passes the estimated size of a text to the stylesheet: an em space for each letter, and their size in em. */
function roomFor(written: TextInScript) {
  const { length } = written.text;
  return {
    "data-room": EM_SPACE.repeat(length),
    style: { "--letter": (nativeWidth(written) / length).toFixed(3) } as CSSProperties,
  };
}

/**
 * Greetings in many scripts, set as a picture in which each row fills the measure. Twelve to sixteen greetings of
 * alternating length look best.
 *
 * @param label description of the list for screen readers
 */
export function GreetingWall({ greetings, label }: { greetings: readonly Greeting[]; label: string }) {
  return (
    <div className={styles.wall} role="group" aria-label={label}>
      {greetingRows(greetings).map(({ items, width }) => (
        <div
          key={items[0]?.href}
          className={styles.row}
          style={{ "--width": width.toFixed(2) } as CSSProperties}
        >
          {items.map(({ href, text, language, code, script, direction }) => (
            <a key={href} href={href} className={styles.link} {...roomFor({ text, code, script })}>
              <NativeText code={code} script={script} direction={direction} className={styles.text}>
                {text}
              </NativeText>
              <span className={styles.language}>{language}</span>
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}
