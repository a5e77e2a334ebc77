import { notify } from "@saywhere/ui/toasts/notify";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { subscribeToMyLanguage, useMyLanguage } from "../../lib/my-language/my-language.ts";
import {
  acknowledgeChoice,
  forgetMyLanguage,
  getChosenBySearch,
  removeEarlyStyle,
} from "../../lib/my-language/set-my-language.ts";
import type { MyLanguageDialog } from "./my-language-dialog.tsx";
import styles from "./my-language-menu.module.css";

/** The visitor's language in the header; opens the dialog that changes or forgets it. */
export function MyLanguageMenu() {
  const language = useMyLanguage();
  const [Dialog, setDialog] = useState<typeof MyLanguageDialog | null>(null);
  const open = () =>
    import("./my-language-dialog.tsx").then(
      (part) => setDialog(() => part.MyLanguageDialog),
      () => notify({ title: "Check your connection and try again", variant: "destructive" }),
    );
  // Also after a change in another tab, which removes it from its own page alone.
  useEffect(() => subscribeToMyLanguage(removeEarlyStyle), []);
  if (!language) return null;
  return (
    <>
      <button
        type="button"
        className={styles.chip}
        aria-haspopup="dialog"
        aria-label={`My language: ${language.name}`}
        onClick={() => void open()}
      >
        <span>{language.name.replace(/ \(.*/, "")}</span>
      </button>
      <ChosenNote />
      {Dialog ? <Dialog mine={language} onClose={() => setDialog(null)} /> : null}
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
