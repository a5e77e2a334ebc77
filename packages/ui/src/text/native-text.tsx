import type { ReactNode } from "react";
import { breakableJapanese } from "./breakable-japanese.tsx";
import { languageTag } from "./language-tag.ts";
import styles from "./native-text.module.css";

export type NativeTextSize = "inline" | "running" | "card" | "title" | "display" | "poster";

export interface NativeTextProps {
  children: ReactNode;
  /** ISO 639-1 code of the language. */
  code: string;
  /** ISO 15924 code of the script, which determines the font. */
  script: string;
  direction: "ltr" | "rtl";
  /** Font size; `inline` and `running` inherit it, and `running` leaves the lines of a paragraph as tall as they are. */
  size?: NativeTextSize;
  as?: "span" | "p" | "bdi";
  className?: string;
}

/**
 * Returns the properties of a Mantine input for native text: its language, direction and script, and the font of the
 * script.
 */
export function nativeInput({
  code,
  script,
  direction,
}: Pick<NativeTextProps, "code" | "script" | "direction">) {
  return {
    lang: languageTag(code, script),
    dir: direction,
    "data-script": script,
    classNames: { input: `${styles.native} ${styles.field}` },
  };
}

/**
 * Text in a language of the guide: it has its language, direction and script as attributes, uses the font of its
 * script, and does not affect the direction of the surrounding text.
 */
export function NativeText(props: NativeTextProps) {
  const { children, code, script, direction, size = "inline", as: Element = "span", className } = props;
  const classes = [styles.native, styles[size], className];
  return (
    <Element
      className={classes.filter(Boolean).join(" ")}
      lang={languageTag(code, script)}
      dir={direction}
      data-script={script}
    >
      {script === "Jpan" && typeof children === "string" ? breakableJapanese(children) : children}
    </Element>
  );
}
