import { SearchableSelect } from "@saywhere/ui/form/searchable-select";
import { filterWithEmptyOption } from "@saywhere/ui/list/combobox-empty-option";
import { NativeText } from "@saywhere/ui/text/native-text";
import type { AdminLanguage } from "@saywhere/validators/content/language";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { errorText } from "../../lib/text/error-text.ts";
import styles from "./settings.module.css";
import { notifyNotSaved, notifySaved, SettingsSection, useReportUnsaved } from "./settings-section.tsx";
import { SortableList, useReorderable } from "./sortable-list.tsx";

/** Specification §9: number of languages on the home page. */
const FEATURED = 3;

interface FeaturedLanguagesProps {
  id: string;
  title: string;
  /** All languages, in their order. */
  languages: AdminLanguage[];
}

/** The languages on the home page: the first ones of the order. */
export function FeaturedLanguages({ id, title, languages }: FeaturedLanguagesProps) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const all = languages.map((language) => ({ ...language, label: language.name }));
  const { items, setItems, dirty } = useReorderable(all.slice(0, FEATURED));
  useReportUnsaved(id, dirty);
  const feature = useMutation(
    trpc.language.feature.mutationOptions({
      onError: notifyNotSaved,
      onSuccess: async () => {
        notifySaved();
        void queryClient.invalidateQueries(trpc.activity.pathFilter());
        await queryClient.invalidateQueries(trpc.language.pathFilter());
      },
    }),
  );
  const room = FEATURED - items.length;
  const others = all.filter((language) => !items.some((item) => item.id === language.id));
  const select = useRef<HTMLInputElement>(null);
  const missing = room > 0 && others.length > 0;
  return (
    <SettingsSection
      id={id}
      title={title}
      lead="Shown on the home page, and first in the list of languages."
      onSubmit={(event) => {
        event.preventDefault();
        if (missing) select.current?.focus();
        else if (!feature.isPending) feature.mutate({ ids: items.map((item) => item.id) });
      }}
      dirty={dirty}
      pending={feature.isPending}
      errors={feature.error ? [errorText(feature.error)] : []}
    >
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
          setItems([...items, chosen]);
        }}
        ref={select}
        disabled={!missing}
        error={missing && `Choose ${room === 1 ? "one more language" : `${room} more languages`}.`}
        comboboxProps={{ withinPortal: false }}
        // Enter chooses an option here; it does not save.
        onKeyDown={(event) => event.key === "Enter" && !event.ctrlKey && event.preventDefault()}
        filter={filterWithEmptyOption("Nothing found")}
      />
    </SettingsSection>
  );
}
