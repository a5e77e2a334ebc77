import { useClickOutside } from "@mantine/hooks";
import { NativeText } from "@saywhere/ui/text/native-text";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { FinderField } from "../finder-field.tsx";
import { matchLanguages } from "../languages/match-languages.ts";
import { OrderSwitch } from "../languages/order-switch.tsx";
import { groupByRegion, type LanguageOrder, sortByName } from "../languages/sort-languages.ts";
import { useTypedText } from "../use-typed-text.ts";
import type { LanguageOption } from "./filter-options.ts";
import tab from "./filters.module.css";
import styles from "./language-menu.module.css";

interface LanguageMenuProps {
  languages: LanguageOption[];
  /** Slugs of the languages with a tab of their own, which the menu omits until the visitor searches or groups it. */
  tabs: readonly string[];
  /** Slug of the chosen language, whether or not it is in this menu. */
  current: string | undefined;
  addressOf(language: string): string;
}

/** The languages without a tab: links in a disclosure, which opens without JavaScript and is searchable with it. */
export function LanguageMenu({ languages, tabs, current, addressOf }: LanguageMenuProps) {
  const [text, setText, field] = useTypedText();
  const [order, setOrder] = useState<LanguageOrder>("name");
  const links = useRef<HTMLDivElement>(null);
  const menu = useClickOutside<HTMLDetailsElement>(() => menu.current?.removeAttribute("open"));
  const others = languages.filter(({ slug }) => !tabs.includes(slug));
  const chosen = others.find(({ slug }) => slug === current);
  const shown = text.trim() || order === "region" ? matchLanguages(languages, text) : others;

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

  return (
    <details ref={menu} className={styles.menu} onKeyDown={onKeyDown}>
      <summary className={`${tab.tab} ${styles.summary}`} aria-current={chosen ? "true" : undefined}>
        {chosen?.name ?? "More languages"}
        <IconChevronDown size={18} aria-hidden />
      </summary>
      <div className={styles.panel}>
        <div className={styles.tools}>
          <FinderField
            label="Find a language"
            field={field}
            typed={text}
            onType={setText}
            onEnter={() => links.current?.querySelector("a")?.click()}
            count={shown.length === 0 ? `No languages match “${text.trim()}”.` : ""}
          />
          <OrderSwitch order={order} onChange={setOrder} />
        </div>
        <div ref={links} className={styles.lists} onClick={close}>
          <LanguageLists languages={shown} order={order} current={current} addressOf={addressOf} />
        </div>
      </div>
    </details>
  );
}

interface LanguageListsProps extends Pick<LanguageMenuProps, "current" | "addressOf"> {
  languages: readonly LanguageOption[];
  order: LanguageOrder;
}

function LanguageLists({ languages, order, ...links }: LanguageListsProps) {
  if (order === "name") return <LanguageLinks languages={sortByName(languages)} {...links} />;
  return groupByRegion(languages).map(({ region, languages: spoken }) => (
    <LanguageLinks key={region} region={region} languages={spoken} {...links} />
  ));
}

interface LanguageLinksProps extends Pick<LanguageMenuProps, "languages" | "current" | "addressOf"> {
  /** Heading of the list. */
  region?: string;
}

function LanguageLinks({ languages, region, current, addressOf }: LanguageLinksProps) {
  const id = useId();
  return (
    <>
      {region && (
        <p id={id} className={styles.region}>
          {region}
        </p>
      )}
      <ul className={styles.list} aria-labelledby={region && id}>
        {languages.map(({ slug, name, nativeName, code, script, direction }) => (
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
    </>
  );
}
