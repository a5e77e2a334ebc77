import { Button } from "@saywhere/ui/button";
import { IconButton } from "@saywhere/ui/icon-button";
import { NativeName } from "@saywhere/ui/text/native-name";
import type { Language } from "@saywhere/validators/content/language";
import { paths } from "@saywhere/validators/urls/paths";
import { IconCheck, IconX } from "@tabler/icons-react";
import { type MouseEvent, useCallback, useEffect, useRef } from "react";
import { useQueryClient } from "../../lib/api/lazy-query-client.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { FinderField } from "../../lib/finder-field.tsx";
import { focusMain } from "../../lib/focus-main.ts";
import { matchLanguages } from "../../lib/languages/match-languages.ts";
import { sortByName } from "../../lib/languages/sort-languages.ts";
import { type Loaded, LoadFailure, useLoaded } from "../../lib/lazy/use-loaded.tsx";
import { changeMyLanguage } from "../../lib/my-language/change-my-language.ts";
import { type MyLanguage, useMyLanguage } from "../../lib/my-language/my-language.ts";
import { SpeakingAsButton } from "../../lib/speaking-as/speaking-as-button.tsx";
import { useBackdropClose } from "../../lib/use-backdrop-close.ts";
import { useHydratedInput } from "../../lib/use-hydrated-input.ts";
import styles from "./my-language-dialog.module.css";

/** Changes or forgets the visitor's language. Another tab may change it while the dialog is open. */
export function MyLanguageDialog({ onClose }: { onClose: () => void }) {
  const mine = useMyLanguage();
  return mine && <ChangeDialog mine={mine} onClose={onClose} />;
}

function ChangeDialog({ mine, onClose }: { mine: MyLanguage; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const queryClient = useQueryClient();
  const api = useTRPC();
  const load = useCallback(() => queryClient.query(api.language.list.queryOptions({})), [queryClient, api]);
  const loaded = useLoaded(load, "The languages did not load");
  const close = () => dialog.current?.close();
  useEffect(() => dialog.current?.showModal(), []);
  const change = (language: MyLanguage | null) => {
    close();
    // The dialog may be gone before its event of closing.
    onClose();
    changeMyLanguage(language);
    // The chip that had the focus is gone.
    if (!language) focusMain();
  };
  const backdrop = useBackdropClose(close);
  const onClick = (event: MouseEvent) => {
    backdrop.onClick(event);
    // A link leads to another page.
    if (event.target instanceof Element && event.target.closest("a")) close();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="my-language-title"
      // React passes on the closing of a dialog inside this one.
      onClose={({ target }) => target === dialog.current && onClose()}
      onMouseDown={backdrop.onMouseDown}
      onClick={onClick}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id="my-language-title">My Language</h2>
          <IconButton label="Close" onClick={close}>
            <IconX aria-hidden />
          </IconButton>
        </div>
        <p>{mine.name} comes first in search and lists. The choice stays on this device.</p>
        <div className={styles.actions}>
          <a href={paths.language(mine.slug)}>About {mine.name}</a>
          <SpeakingAsButton language={mine} />
          <Button variant="outline" size="sm" onClick={() => change(null)}>
            Forget {mine.name}
          </Button>
        </div>
        <div className={styles.choice} tabIndex={-1}>
          <LanguageChoice loaded={loaded} mine={mine} onChoose={change} />
        </div>
      </div>
    </dialog>
  );
}

interface LanguageChoiceProps {
  loaded: Loaded<Language[]>;
  mine: MyLanguage;
  onChoose(language: MyLanguage): void;
}

function LanguageChoice({ loaded, mine, onChoose }: LanguageChoiceProps) {
  const [typed, setTyped, field] = useHydratedInput();
  if (loaded.status === "failed") {
    return <LoadFailure retry={loaded.retry}>The languages could not be loaded.</LoadFailure>;
  }
  const languages = loaded.status === "ready" ? loaded.value : null;
  const shown = sortByName(matchLanguages(languages ?? [], typed));
  const [first] = shown;
  return (
    <>
      <FinderField
        label="Change to another language"
        field={field}
        typed={typed}
        onType={setTyped}
        onEnter={() => first && onChoose(first)}
        note={languages && shown.length === 0 ? `No languages match “${typed.trim()}”.` : ""}
      />
      <ul className={styles.list} aria-label="Languages">
        {shown.map((language) => (
          <li key={language.slug}>
            <button
              type="button"
              className={styles.language}
              aria-pressed={language.slug === mine.slug}
              onClick={() => onChoose(language)}
            >
              <span>
                {language.name}
                {language.slug === mine.slug ? <IconCheck size={18} aria-hidden /> : null}
              </span>
              <NativeName {...language} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
