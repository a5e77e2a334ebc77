import { useState } from "react";
import { useMyLanguage } from "../../lib/my-language.ts";
import { MyLanguageDialog } from "./my-language-dialog.tsx";
import styles from "./my-language-menu.module.css";

/** The visitor's language in the header; opens the dialog that changes or forgets it. */
export function MyLanguageMenu() {
  const language = useMyLanguage();
  const [open, setOpen] = useState(false);
  if (!language) return null;
  return (
    <>
      <button
        type="button"
        className={styles.chip}
        aria-haspopup="dialog"
        aria-label={`My language: ${language.name}`}
        onClick={() => setOpen(true)}
      >
        <span>{language.name.replace(/ \(.*/, "")}</span>
      </button>
      {open ? <MyLanguageDialog mine={language} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
