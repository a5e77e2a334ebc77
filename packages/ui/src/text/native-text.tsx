import type { ReactNode } from "react";
import styles from "./native-text.module.css";

export type NativeTextSize = "inline" | "card" | "title" | "display" | "poster";

export interface NativeTextProps {
  children: ReactNode;
  /** ISO 639-1 code of the language. */
  code: string;
  /** ISO 15924 code of the script: it chooses the face. */
  script: string;
  direction: "ltr" | "rtl";
  /** How large it is set; `inline` follows the text around it. */
  size?: NativeTextSize;
  /**
   * For texts that stand among others in many scripts, whose faces are heavy. `face`: it is asked for once the page
   * has been painted. `text`: and where the text is far from the window, it is not drawn, and its face not asked for;
   * for blocks that take one line.
   */
  late?: "face" | "text" | undefined;
  as?: "span" | "p" | "div" | "h1" | "h2" | "h3" | "bdi" | "strong" | "dt" | "dd";
  id?: string;
  className?: string;
}

/** The BCP 47 tag of a text: Chinese needs its script, since `zh` alone leaves the glyph forms open. */
function languageTag(code: string, script: string): string {
  return code === "zh" ? `${code}-${script}` : code;
}

/**
 * The properties that make an input of Mantine's one for native text: they carry its language, direction and script,
 * and set what is typed in the face of the script.
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
 * Text in the language of the guide it belongs to: it carries the language, its direction and its script, is set
 * in the face made for that script, and does not disturb the direction of the text around it.
 */
export function NativeText(props: NativeTextProps) {
  const {
    children,
    code,
    script,
    direction,
    size = "inline",
    late,
    as: Element = "span",
    id,
    className,
  } = props;
  const classes = [
    styles.native,
    styles[size],
    late && styles.late,
    late === "text" && styles.far,
    className,
  ];
  return (
    <Element
      id={id}
      className={classes.filter(Boolean).join(" ")}
      lang={languageTag(code, script)}
      dir={direction}
      data-script={script}
    >
      {children}
    </Element>
  );
}
