import styles from "./greeting-wall.module.css";
import { NativeText } from "./native-text.tsx";

export interface Greeting {
  href: string;
  text: string;
  /** English name of the language, shown below the greeting. */
  language: string;
  code: string;
  script: string;
  direction: "ltr" | "rtl";
}

/**
 * Greetings in many scripts, set as a picture: sizes change from one to the next so that lines of different
 * lengths fill the measure. Twelve to sixteen make a good picture.
 *
 * @param label what they have in common, for screen readers
 */
export function GreetingWall({ greetings, label }: { greetings: readonly Greeting[]; label: string }) {
  return (
    <ul className={styles.wall} aria-label={label}>
      {greetings.map(({ href, text, language, code, script, direction }) => (
        <li key={href} className={styles.item}>
          <a href={href} className={styles.link}>
            <NativeText code={code} script={script} direction={direction} className={styles.text}>
              {text}
            </NativeText>
            <span className={styles.language}>{language}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
