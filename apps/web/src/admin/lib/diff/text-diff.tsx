import { Fragment, useMemo } from "react";
import { FieldText, type NativeLanguage } from "../form/field-text.tsx";
import styles from "./text-diff.module.css";
import { textDifference } from "./text-difference.ts";
import { excerptOf } from "./text-excerpt.ts";

/** Keeps Arabic letters of a new word from joining those of the old one before it. */
const ZERO_WIDTH_NON_JOINER = "\u200c";

interface ChangedTextProps {
  before: string;
  after: string;
  native?: NativeLanguage | undefined;
  /** Whether the direction is derived from the letters, because the language is unknown. */
  anyDirection?: boolean;
}

/** A text before and after: removed words struck out, added ones underlined; of long texts, only the changed passages. */
export function TextDiff({ before, after, native, anyDirection }: ChangedTextProps) {
  const parts = useMemo(
    () => excerptOf(textDifference(before, after, native?.code)),
    [before, after, native?.code],
  );
  return (
    <span className={styles.text} dir={anyDirection ? "auto" : undefined}>
      <FieldText native={native}>
        {parts.map(({ text, change }, index) => {
          if (change === "same") return text;
          const Element = change === "added" ? "ins" : "del";
          const follows = change === "added" && parts[index - 1]?.change === "removed";
          return (
            <Fragment key={`${index}-${change}`}>
              {follows && native?.direction === "rtl" && ZERO_WIDTH_NON_JOINER}
              <Element>{text}</Element>
            </Fragment>
          );
        })}
      </FieldText>
    </span>
  );
}
