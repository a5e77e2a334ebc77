import { useClickOutside } from "@mantine/hooks";
import { NativeText } from "@saywhere/ui/text/native-text";
import { foldText } from "@saywhere/validators/texts/fold-text";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { type KeyboardEvent, useId, useRef } from "react";
import { useTypedText } from "../use-typed-text.ts";
import type { LanguageOption } from "./filter-options.ts";
import tab from "./filters.module.css";
import styles from "./language-menu.module.css";

interface LanguageMenuProps {
  languages: LanguageOption[];
  /** Slug of the chosen language, whether or not it is in this menu. */
  current: string | undefined;
  addressOf(language: string): string;
}

/** The languages without a tab: links in a disclosure, which opens without JavaScript and is searchable with it. */
export function LanguageMenu({ languages, current, addressOf }: LanguageMenuProps) {
  const [text, setText, field] = useTypedText();
  const inputId = useId();
  const links = useRef<HTMLUListElement>(null);
  const menu = useClickOutside<HTMLDetailsElement>(() => menu.current?.removeAttribute("open"));
  const chosen = languages.find(({ slug }) => slug === current);
  const shown = matchLanguages(languages, text);

  const close = () => {
    menu.current?.removeAttribute("open");
    menu.current?.querySelector("summary")?.focus();
    setText("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !menu.current?.open) return;
    event.preventDefault();
    close();
  };
  const openFirst = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !text.trim()) return;
    // The focus moves to the summary, which the same key press would open again.
    event.preventDefault();
    links.current?.querySelector("a")?.click();
  };

  return (
    <details ref={menu} className={styles.menu} onKeyDown={onKeyDown}>
      <summary className={`${tab.tab} ${styles.summary}`} aria-current={chosen ? "true" : undefined}>
        {chosen?.name ?? "More languages"}
        <IconChevronDown size={18} aria-hidden />
      </summary>
      <div className={styles.panel}>
        <div className={styles.search}>
          <label htmlFor={inputId}>Find a language</label>
          <input
            ref={field}
            id={inputId}
            type="search"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={openFirst}
          />
        </div>
        <ul ref={links} className={styles.list} onClick={close}>
          {shown.map(({ slug, name, nativeName, code, script, direction }) => (
            <li key={slug}>
              <a href={addressOf(slug)} aria-current={slug === current || undefined}>
                <span>{name}</span>
                <NativeText code={code} script={script} direction={direction}>
                  {nativeName}
                </NativeText>
              </a>
            </li>
          ))}
        </ul>
        <p role="status" className={styles.none}>
          {shown.length === 0 ? `No languages match “${text.trim()}”.` : ""}
        </p>
      </div>
    </details>
  );
}

/** The languages with a word that starts with the text, in English or in the language itself. */
export function matchLanguages(languages: LanguageOption[], text: string): LanguageOption[] {
  const wanted = foldText(text.trim());
  if (!wanted) return languages;
  return languages.filter(({ name, nativeName }) =>
    [name, nativeName].some((known) => ` ${foldText(known).replace(/[()]/g, "")}`.includes(` ${wanted}`)),
  );
}
