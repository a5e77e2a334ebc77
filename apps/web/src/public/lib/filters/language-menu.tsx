import { useClickOutside } from "@mantine/hooks";
import { isComposing } from "@saywhere/ui/form/is-composing";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { sortByName } from "../languages/sort-languages.ts";
import type { LanguageOption } from "./filter-options.ts";
import tab from "./filters.module.css";
import styles from "./language-menu.module.css";
import type { LanguageMenuFinderProps } from "./language-menu-finder.tsx";
import { LanguageMenuList } from "./language-menu-list.tsx";

interface LanguageMenuProps {
  languages: LanguageOption[];
  /** Slugs of the languages with a tab of their own. */
  tabs: readonly string[];
  /** Slug of the chosen language, whether or not it is in this menu. */
  current: string | undefined;
  hrefOf(language: string): string;
}

/** The languages without a tab: links in a disclosure, which opens without JavaScript and is searchable with it. */
export function LanguageMenu({ languages, tabs, current, hrefOf }: LanguageMenuProps) {
  const [Finder, setFinder] = useState<ComponentType<LanguageMenuFinderProps> | null>(null);
  // Another choice clears what was searched.
  const [choices, setChoices] = useState(0);
  const menu = useClickOutside<HTMLDetailsElement>(() => menu.current?.removeAttribute("open"));
  const others = sortByName(languages.filter(({ slug }) => !tabs.includes(slug)));
  const chosen = others.find(({ slug }) => slug === current);
  const links = { current, hrefOf };

  const loadFinder = () => {
    if (Finder) return;
    import("./language-menu-finder.tsx").then(
      (part) => setFinder(() => part.LanguageMenuFinder),
      (reason: unknown) => console.error("The finder of languages did not load", reason),
    );
  };
  const loadIfOpen = useEffectEvent(() => {
    if (menu.current?.open) loadFinder();
  });
  // It may have been opened before the scripts arrived, of which React has no event.
  useEffect(() => loadIfOpen(), []);
  const close = () => {
    menu.current?.removeAttribute("open");
    menu.current?.querySelector("summary")?.focus();
    setChoices(choices + 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method discards what it composes by this key.
    if (event.key !== "Escape" || isComposing(event) || !menu.current?.open) return;
    event.preventDefault();
    close();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a")) close();
  };

  return (
    <details ref={menu} className={styles.menu} onKeyDown={onKeyDown} onClick={onClick} onToggle={loadFinder}>
      <summary
        className={`${tab.tab} ${styles.summary}`}
        aria-current={chosen ? "true" : undefined}
        onPointerEnter={loadFinder}
        onFocus={loadFinder}
      >
        {chosen?.name ?? "More languages"}
        <IconChevronDown size={18} aria-hidden />
      </summary>
      <div className={styles.panel}>
        {Finder ? (
          <Finder key={choices} languages={languages} others={others} {...links} />
        ) : (
          <>
            <div className={styles.tools} data-hide="no-script" />
            <div className={styles.lists}>
              <LanguageMenuList languages={others} {...links} />
            </div>
          </>
        )}
      </div>
    </details>
  );
}
