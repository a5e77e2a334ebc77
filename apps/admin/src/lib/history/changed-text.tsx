import { FieldText } from "../field-text.tsx";
import type { NativeFace } from "../native-face.ts";
import { textDifference } from "../text-difference.ts";
import styles from "./changed-text.module.css";

interface ChangedTextProps {
  before: string;
  after: string;
  native?: NativeFace | undefined;
}

/** What a text was and became: struck out what went, underlined what came. */
export function ChangedText({ before, after, native }: ChangedTextProps) {
  return (
    <span className={styles.text}>
      <FieldText native={native}>
        {textDifference(before, after, native?.lang).map(({ text, change }, index) => {
          if (change === "same") return text;
          const Element = change === "added" ? "ins" : "del";
          return <Element key={`${index}-${change}`}>{text}</Element>;
        })}
      </FieldText>
    </span>
  );
}
