import { FinderField } from "../finder-field.tsx";
import { matchLanguages } from "../languages/match-languages.ts";
import { OrderSwitch } from "../languages/order-switch.tsx";
import { sortByName } from "../languages/sort-languages.ts";
import { useLanguageOrder } from "../languages/use-language-order.ts";
import { useHydratedInput } from "../use-hydrated-input.ts";
import type { LanguageOption } from "./filter-options.ts";
import styles from "./language-menu.module.css";
import { LanguageMenuList, type LanguageMenuListProps } from "./language-menu-list.tsx";

export interface LanguageMenuFinderProps extends Omit<LanguageMenuListProps, "region"> {
  /** The languages that the menu lists until the visitor searches or groups them: those without a tab. */
  others: readonly LanguageOption[];
}

/** The content of the language menu with a finder and an order by region. Loaded when the visitor comes to the menu. */
export function LanguageMenuFinder({ languages, others, ...links }: LanguageMenuFinderProps) {
  const [text, setText, field] = useHydratedInput();
  const { order, groupByRegion, choose } = useLanguageOrder();
  const shown = text.trim() || groupByRegion ? matchLanguages(languages, text) : others;
  return (
    <>
      <div className={styles.tools}>
        <FinderField
          label="Find a language"
          field={field}
          typed={text}
          onType={setText}
          onEnter={() => field.current?.closest("details")?.querySelector("a")?.click()}
          note={shown.length === 0 ? `No languages match “${text.trim()}”.` : ""}
        />
        <OrderSwitch order={order} onChange={choose} />
      </div>
      <div className={styles.lists}>
        {groupByRegion ? (
          groupByRegion(shown).map(({ region, languages: spoken }) => (
            <LanguageMenuList key={region} region={region} languages={spoken} {...links} />
          ))
        ) : (
          <LanguageMenuList languages={sortByName(shown)} {...links} />
        )}
      </div>
    </>
  );
}
