import { useMemo } from "react";
import { FieldText } from "../form/field-value.tsx";
import type { NativeFace } from "../language-attributes.ts";
import styles from "./text-diff.module.css";
import { textDifference } from "./text-difference.ts";
import { excerptOf } from "./text-excerpt.ts";

interface ChangedTextProps {
  before: string;
  after: string;
  native?: NativeFace | undefined;
  /** Written in a language that nobody named: its letters say which way it runs. */
  anyDirection?: boolean;
}

/** What a text was and became: struck out what went, underlined what came; of long texts the passages that differ. */
export function TextDiff({ before, after, native, anyDirection }: ChangedTextProps) {
  const parts = useMemo(
    () => excerptOf(textDifference(before, after, native?.lang)),
    [before, after, native?.lang],
  );
  return (
    <span className={styles.text} dir={anyDirection ? "auto" : undefined}>
      <FieldText native={native}>
        {parts.map(({ text, change }, index) => {
          if (change === "same") return text;
          const Element = change === "added" ? "ins" : "del";
          return <Element key={`${index}-${change}`}>{text}</Element>;
        })}
      </FieldText>
    </span>
  );
}
