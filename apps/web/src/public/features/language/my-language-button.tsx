import { Button } from "@saywhere/ui/button";
import { notify } from "@saywhere/ui/toasts/notify";
import { IconCheck, IconPlus } from "@tabler/icons-react";
import { forgetMyLanguage, type MyLanguage, setMyLanguage, useMyLanguage } from "../../lib/my-language.ts";
import styles from "./my-language-button.module.css";

/**
 * Makes a language the visitor's own, or forgets that it is. Its label is the same in both states, so that a stored
 * choice moves nothing when the page is hydrated.
 */
export function MyLanguageButton({ language }: { language: MyLanguage }) {
  const { slug, name } = language;
  const isMine = useMyLanguage()?.slug === slug;
  const toggle = () => {
    if (!(isMine ? forgetMyLanguage() : setMyLanguage(language))) {
      notify({
        title: "Your language could not be stored",
        message:
          "Your browser is blocking storage for this site. Allow it to store site data, then try again.",
        variant: "destructive",
      });
    } else if (isMine) {
      notify({ title: `${name} is no longer your language`, message: "No language comes first now." });
    } else {
      notify({ title: `${name} is your language`, message: "It comes first in search and lists." });
    }
  };
  return (
    <Button
      variant="outline"
      className={styles.button}
      icon={isMine ? <IconCheck aria-hidden /> : <IconPlus aria-hidden />}
      aria-pressed={isMine}
      title={isMine ? `${name} comes first in search and lists` : `Show ${name} first in search and lists`}
      onClick={toggle}
    >
      My Language
    </Button>
  );
}
