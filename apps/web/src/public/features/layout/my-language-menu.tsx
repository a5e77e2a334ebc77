import { useRouter } from "@tanstack/react-router";
import { useEffect, useLayoutEffect, useSyncExternalStore } from "react";
import { useLazyDialog } from "../../lib/lazy/use-lazy-dialog.tsx";
import { type MyLanguage, subscribeToMyLanguage, useMyLanguage } from "../../lib/my-language/my-language.ts";
import {
  acknowledgeChoice,
  forgetMyLanguage,
  getChosenBySearch,
  removeEarlyStyle,
} from "../../lib/my-language/set-my-language.ts";
import styles from "./my-language-menu.module.css";

const loadDialog = () => import("./my-language-dialog.tsx").then((part) => part.MyLanguageDialog);

/** The visitor's language in the header; opens the dialog that changes or forgets it. */
export function MyLanguageMenu() {
  const language = useMyLanguage();
  // Also after a change in another tab, which removes it only from its own page.
  useEffect(() => subscribeToMyLanguage(removeEarlyStyle), []);
  return language && <LanguageChip language={language} />;
}

/** The dialog unmounts with the chip, because another tab may forget the language. */
function LanguageChip({ language }: { language: MyLanguage }) {
  const { open, dialog } = useLazyDialog(loadDialog, "The languages could not be opened");
  return (
    <>
      <button
        type="button"
        className={styles.chip}
        aria-haspopup="dialog"
        aria-label={`My language: ${language.name}`}
        onClick={() => void open({})}
      >
        <span>{language.name.replace(/ \(.*/, "")}</span>
      </button>
      <ChosenNote />
      {dialog}
    </>
  );
}

/** Says that a search chose the language, with a way back, until the visitor goes on. */
function ChosenNote() {
  const router = useRouter();
  const language = useMyLanguage();
  const chosen = useSyncExternalStore(subscribeToMyLanguage, getChosenBySearch, getChosenBySearch);
  // Not after the note is painted: the visitor may already go on by then.
  useLayoutEffect(
    () =>
      router.subscribe("onBeforeNavigate", ({ hrefChanged }) => {
        if (hrefChanged) acknowledgeChoice();
      }),
    [router],
  );
  if (!language || chosen !== language.slug) return null;
  return (
    <div className={styles.note}>
      <p role="status">{language.name} is your language now. It comes first.</p>
      <button
        type="button"
        onClick={() => {
          acknowledgeChoice();
          forgetMyLanguage();
        }}
      >
        Undo
      </button>
      <button type="button" onClick={acknowledgeChoice}>
        OK
      </button>
    </div>
  );
}
