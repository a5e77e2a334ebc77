import { Button } from "@saywhere/ui/button";
import { IconCheck, IconPlus } from "@tabler/icons-react";
import { changeMyLanguage } from "../../lib/my-language/change-my-language.ts";
import { type MyLanguage, useMyLanguage } from "../../lib/my-language/my-language.ts";
import styles from "./my-language-button.module.css";

interface MyLanguageButtonProps {
  language: MyLanguage;
  /** The label, where "My Language" does not say which one. */
  children?: string;
}

/**
 * Makes a language the visitor's own, or forgets that it is. Its label is the same in both states, so that a stored
 * choice moves nothing when the page is hydrated.
 */
export function MyLanguageButton({ language, children = "My Language" }: MyLanguageButtonProps) {
  const { slug, name } = language;
  const isMine = useMyLanguage()?.slug === slug;
  return (
    <Button
      variant="outline"
      className={styles.button}
      icon={isMine ? <IconCheck aria-hidden /> : <IconPlus aria-hidden />}
      aria-pressed={isMine}
      title={isMine ? `${name} comes first in search and lists` : `Show ${name} first in search and lists`}
      onClick={() => changeMyLanguage(isMine ? null : language)}
    >
      {children}
    </Button>
  );
}
