import { SearchableSelect } from "@saywhere/ui/form/searchable-select";
import { filterWithEmptyOption } from "@saywhere/ui/list/combobox-empty-option";
import { NativeText } from "@saywhere/ui/text/native-text";
import type { ListedLanguage } from "@saywhere/validators/content/language";
import type { RefObject } from "react";
import { SortableList } from "../../lib/form/sortable-list.tsx";
import styles from "./settings.module.css";

/** Specification §9: number of languages on the home page. */
export const FEATURED = 3;

type Item = ListedLanguage & { label: string };

interface FeaturedLanguagesProps {
  title: string;
  items: Item[];
  setItems(items: Item[]): void;
  /** All languages, in their order. */
  languages: ListedLanguage[];
  /** The field that adds a language. */
  select: RefObject<HTMLInputElement | null>;
}

/** The languages on the home page: the first ones of the order. */
export function FeaturedLanguages({ title, items, setItems, languages, select }: FeaturedLanguagesProps) {
  const room = FEATURED - items.length;
  const others = languages.filter((language) => !items.some((item) => item.id === language.id));
  const missing = room > 0 && others.length > 0;
  return (
    <>
      <SortableList name={title} items={items} onChange={setItems}>
        {({ name, nativeName, code, script, direction }) => (
          <span className={styles.language}>
            {name}
            <NativeText code={code} script={script} direction={direction} className={styles.native}>
              {nativeName}
            </NativeText>
          </span>
        )}
      </SortableList>
      <SearchableSelect
        label="Add a language"
        description={missing ? undefined : "Remove one to add another."}
        placeholder="Search languages"
        data={others.map(({ id: value, name }) => ({ value: String(value), label: name }))}
        value={null}
        onChange={(value) => {
          const chosen = others.find((language) => language.id === Number(value));
          if (!chosen) return;
          // No more can be chosen: the select becomes disabled and would drop the focus.
          if (room === 1) select.current?.form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
          setItems([...items, { ...chosen, label: chosen.name }]);
        }}
        ref={select}
        disabled={!missing}
        error={missing && `Choose ${room === 1 ? "one more language" : `${room} more languages`}.`}
        comboboxProps={{ withinPortal: false }}
        // Enter chooses an option here; it does not save.
        onKeyDown={(event) => event.key === "Enter" && !event.ctrlKey && event.preventDefault()}
        filter={filterWithEmptyOption("No matching languages")}
      />
    </>
  );
}
